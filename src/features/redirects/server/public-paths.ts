import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { connectionOf } from '@/src/platform/database/connection'
import { ITS_DOMAIN, VISITORS_PATH } from './paths-in-sql'

/** Page URL id → its path as visitors have it now, prefix included; one statement, however many there are. */
export async function visitorsPaths(
  req: PayloadRequest,
  pageUrls: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (pageUrls.length === 0) return new Map()
  const connection = await connectionOf(req)
  const { rows } = await connection.execute<{ id: string; path: string }>(sql`
    SELECT at.id, ${VISITORS_PATH} AS path FROM page_urls at ${ITS_DOMAIN}
    WHERE at.id = ANY(${sql.param(pageUrls)}::uuid[])`)
  return new Map(rows.map(({ id, path }) => [id, path]))
}
