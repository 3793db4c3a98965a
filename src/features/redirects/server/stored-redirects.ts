import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import type { Redirect } from '@/payload-types'
import { requestConnection } from '@/src/platform/database/connection'
import { JOIN_DOMAIN_SQL, PUBLIC_PATH_SQL } from './paths-in-sql'

/** A redirect as an export has it: `to` is the current path or URL of its target. */
export type StoredRedirect = Pick<Redirect, 'id' | 'from' | 'match' | 'status'> & {
  domain: string | null
  hostname: string | null
  to: string | null
  /** The page URL whose path `to` is, or null. */
  reference: string | null
  keepQuery: boolean
  enabled: boolean
}

const stored = (tenant: string, which: SQL): SQL => sql`
  SELECT r.id, r."from", r.match, r.status, r.domain_id AS domain, own.hostname, r.to_reference_id AS reference,
    CASE WHEN r.status = '410' THEN NULL WHEN r.to_type = 'custom' THEN r.to_url ELSE target.path END AS "to",
    coalesce(r.keep_query, false) AS "keepQuery", coalesce(r.enabled, false) AS enabled
  FROM redirects r
  LEFT JOIN domains own ON own.id = r.domain_id
  LEFT JOIN LATERAL (
    SELECT ${PUBLIC_PATH_SQL} AS path FROM page_urls at ${JOIN_DOMAIN_SQL} WHERE at.id = r.to_reference_id
  ) target ON r.to_type = 'reference'
  WHERE r.tenant_id = ${tenant} AND ${which}
  ORDER BY r."from", own.hostname NULLS FIRST, r.match`

async function read(req: PayloadRequest, query: SQL): Promise<StoredRedirect[]> {
  const connection = await requestConnection(req)
  return (await connection.execute<StoredRedirect>(query)).rows
}

/** A tenant's redirects from any of these paths. */
export const redirectsFrom = (
  req: PayloadRequest,
  tenant: string,
  paths: readonly string[],
): Promise<StoredRedirect[]> => read(req, stored(tenant, sql`r."from" = ANY(${sql.param(paths)}::text[])`))

/** All of a tenant's redirects, by path. */
export const allRedirects = (req: PayloadRequest, tenant: string): Promise<StoredRedirect[]> =>
  read(req, stored(tenant, sql`true`))
