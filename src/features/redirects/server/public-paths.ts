import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'
import { JOIN_DOMAIN_SQL, PUBLIC_PATH_SQL } from './paths-in-sql'

/** Page URL id → its current full path, in one query. */
export async function publicPaths(
  req: PayloadRequest,
  pageUrls: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (pageUrls.length === 0) return new Map()
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ id: string; path: string }>(sql`
    SELECT at.id, ${PUBLIC_PATH_SQL} AS path FROM page_urls at ${JOIN_DOMAIN_SQL}
    WHERE at.id = ANY(${sql.param(pageUrls)}::uuid[])`)
  return new Map(rows.map(({ id, path }) => [id, path]))
}
