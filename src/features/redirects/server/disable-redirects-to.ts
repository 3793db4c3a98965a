import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'

import { JOIN_DOMAIN_SQL, PUBLIC_PATH_SQL } from './paths-in-sql'
import { previousManualValues } from './log-rules'

/**
 * Of the redirects to page URLs that will be deleted, automatic ones are deleted and manual ones disabled. A disabled one
 * keeps its target as a path, so that it stays valid: it can be edited, enabled again and imported.
 */
export const disableRedirectsSql = (tenant: string, urls: readonly string[]): SQL => sql`
  WITH deleted AS (
    SELECT at.id, ${PUBLIC_PATH_SQL} AS path FROM page_urls at ${JOIN_DOMAIN_SQL}
    WHERE at.id = ANY(${sql.param(urls)}::uuid[])
  ), removed AS (
    DELETE FROM redirects r USING deleted
    WHERE r.tenant_id = ${tenant} AND r.to_type = 'reference' AND r.to_reference_id = deleted.id AND r.origin = 'slug-change'
    RETURNING r.id, NULL::jsonb AS previous
  ), disabled AS (
    UPDATE redirects r
    SET enabled = false, to_type = 'custom', to_reference_id = NULL, to_url = deleted.path, updated_at = now()
    FROM deleted
    WHERE r.tenant_id = ${tenant} AND r.to_type = 'reference' AND r.to_reference_id = deleted.id AND r.origin <> 'slug-change'
    RETURNING r.id, ${previousManualValues(sql`r`)}
  )
  SELECT * FROM removed UNION ALL SELECT * FROM disabled`
