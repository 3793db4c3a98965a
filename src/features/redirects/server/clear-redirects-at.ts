import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'

import { JOIN_DOMAIN_SQL, PUBLIC_PATH_SQL } from './paths-in-sql'
import { previousManualValues } from './log-rules'

/**
 * Redirects precede pages: at the paths of these page URLs, automatic ones are deleted and manual ones disabled. The paths
 * are also removed from the not-found log.
 */
export const clearRedirectsSql = (tenant: string, urls: readonly string[]): SQL => sql`
  WITH shown AS (
    SELECT at.domain_id, ${PUBLIC_PATH_SQL} AS path FROM page_urls at ${JOIN_DOMAIN_SQL}
    WHERE at.id = ANY(${sql.param(urls)}::uuid[])
  ), found AS (
    DELETE FROM not_found_log log USING shown s
    WHERE log.tenant_id = ${tenant} AND log.domain_id = s.domain_id AND log.path = s.path
  ), removed AS (
    DELETE FROM redirects r USING shown s
    WHERE r.tenant_id = ${tenant} AND r.domain_id = s.domain_id AND r."from" = s.path AND r.match = 'exact'
      AND r.origin = 'slug-change'
    RETURNING r.id, NULL::jsonb AS previous
  ), disabled AS (
    UPDATE redirects r SET enabled = false, updated_at = now() FROM shown s
    WHERE r.tenant_id = ${tenant} AND r.domain_id = s.domain_id AND r."from" = s.path AND r.match = 'exact'
      AND r.origin <> 'slug-change' AND r.enabled
    RETURNING r.id, ${previousManualValues(sql`r`)}
  )
  SELECT * FROM removed UNION ALL SELECT * FROM disabled`
