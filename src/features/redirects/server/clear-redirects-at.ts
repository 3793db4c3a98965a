import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'

import { ITS_DOMAIN, VISITORS_PATH } from './paths-in-sql'
import { wasMade } from './log-rules'

/** A redirect comes before a page: the automatic ones at the rows' addresses go, what somebody made is switched off. */
export const makingWay = (tenant: string, urls: readonly string[]): SQL => sql`
  WITH shown AS (
    SELECT at.domain_id, ${VISITORS_PATH} AS path FROM page_urls at ${ITS_DOMAIN}
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
    RETURNING r.id, ${wasMade(sql`r`)}
  )
  SELECT * FROM removed UNION ALL SELECT * FROM switched_off`

/** What now stands at the rows' addresses is not missing there any more. */
export const found = (tenant: string, urls: readonly string[]): SQL => sql`
  DELETE FROM not_found_log log USING (
    SELECT at.domain_id, ${VISITORS_PATH} AS path FROM page_urls at ${ITS_DOMAIN}
    WHERE at.id = ANY(${sql.param(urls)}::uuid[])
  ) shown
  WHERE log.tenant_id = ${tenant} AND log.domain_id = shown.domain_id AND log.path = shown.path`
