import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'

import { JOIN_DOMAIN_SQL, PUBLIC_PATH_SQL } from './paths-in-sql'
import { previousManualValues } from './log-rules'

/**
 * What still leads to rows that are about to go: the automatic ones go too, what somebody made is switched off. It keeps the
 * path that it led to, so that it can be read, changed, switched on again and imported like any other; without a target it could not.
 */
export const disableRedirectsSql = (tenant: string, urls: readonly string[]): SQL => sql`
  WITH gone AS (
    SELECT at.id, ${PUBLIC_PATH_SQL} AS path FROM page_urls at ${JOIN_DOMAIN_SQL}
    WHERE at.id = ANY(${sql.param(urls)}::uuid[])
  ), removed AS (
    DELETE FROM redirects r USING gone
    WHERE r.tenant_id = ${tenant} AND r.to_type = 'reference' AND r.to_reference_id = gone.id AND r.origin = 'slug-change'
    RETURNING r.id, NULL::jsonb AS was
  ), switched_off AS (
    UPDATE redirects r
    SET enabled = false, to_type = 'custom', to_reference_id = NULL, to_url = gone.path, updated_at = now()
    FROM gone
    WHERE r.tenant_id = ${tenant} AND r.to_type = 'reference' AND r.to_reference_id = gone.id AND r.origin <> 'slug-change'
    RETURNING r.id, ${previousManualValues(sql`r`)}
  )
  SELECT * FROM removed UNION ALL SELECT * FROM switched_off`
