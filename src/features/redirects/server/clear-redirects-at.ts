import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'

import { JOIN_DOMAIN_SQL, PUBLIC_PATH_SQL } from './paths-in-sql'
import { previousManualValues } from './log-rules'

/** A redirect comes before a page: the automatic ones at the rows' addresses go, what somebody made is switched off. */
export const clearRedirectsSql = (tenant: string, urls: readonly string[]): SQL => sql`
  WITH shown AS (
    SELECT at.domain_id, ${PUBLIC_PATH_SQL} AS path FROM page_urls at ${JOIN_DOMAIN_SQL}
    WHERE at.id = ANY(${sql.param(urls)}::uuid[])
  ), removed AS (
    DELETE FROM redirects r USING shown s
    WHERE r.tenant_id = ${tenant} AND r.domain_id = s.domain_id AND r."from" = s.path AND r.match = 'exact'
      AND r.origin = 'slug-change'
    RETURNING r.id, NULL::jsonb AS was
  ), switched_off AS (
    UPDATE redirects r SET enabled = false, updated_at = now() FROM shown s
    WHERE r.tenant_id = ${tenant} AND r.domain_id = s.domain_id AND r."from" = s.path AND r.match = 'exact'
      AND r.origin <> 'slug-change' AND r.enabled
    RETURNING r.id, ${previousManualValues(sql`r`)}
  )
  SELECT * FROM removed UNION ALL SELECT * FROM switched_off`

/** What now stands at the rows' addresses is not missing there any more. */
export const clearNotFoundSql = (tenant: string, urls: readonly string[]): SQL => sql`
  DELETE FROM not_found_log log USING (
    SELECT at.domain_id, ${PUBLIC_PATH_SQL} AS path FROM page_urls at ${JOIN_DOMAIN_SQL}
    WHERE at.id = ANY(${sql.param(urls)}::uuid[])
  ) shown
  WHERE log.tenant_id = ${tenant} AND log.domain_id = shown.domain_id AND log.path = shown.path`
