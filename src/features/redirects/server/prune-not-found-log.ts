import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'

/** Removes the paths that these redirects match from the not-found log. */
export async function pruneNotFoundPaths(req: PayloadRequest, redirects: readonly string[]): Promise<void> {
  const connection = await requestConnection(req)
  await connection.execute(sql`
    DELETE FROM not_found_log log USING redirects r
    WHERE r.id = ANY(${sql.param(redirects)}::uuid[]) AND r.enabled AND log.tenant_id = r.tenant_id
      AND (r.domain_id IS NULL OR r.domain_id = log.domain_id)
      AND (log.path = r."from"
        OR r.match = 'prefix' AND (r."from" = '/' OR starts_with(log.path, r."from" || '/')))`)
}

/** Rows per domain: the most requested are kept, and of equals the latest. */
const MAX_ROWS = 10_000
const MAX_AGE = '180 days'

/** Prunes the not-found log of every domain. @param maxRows rows to keep per domain */
export async function pruneNotFoundLog(req: PayloadRequest, maxRows = MAX_ROWS): Promise<void> {
  const connection = await requestConnection(req)
  await connection.execute(sql`
    DELETE FROM not_found_log WHERE id IN (
      SELECT id FROM (
        SELECT id, last_seen_at,
          row_number() OVER (PARTITION BY domain_id ORDER BY hits DESC, last_seen_at DESC) AS rank
        FROM not_found_log
      ) ranked
      WHERE rank > ${maxRows}::int OR last_seen_at < now() - ${MAX_AGE}::interval
    )`)
}
