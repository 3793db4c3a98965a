import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { connectionOf } from '@/src/platform/database/connection'

/** Takes out of the not-found log what these redirects now answer. */
export async function forgetMissing(req: PayloadRequest, redirects: readonly string[]): Promise<void> {
  const connection = await connectionOf(req)
  await connection.execute(sql`
    DELETE FROM not_found_log log USING redirects r
    WHERE r.id = ANY(${sql.param(redirects)}::uuid[]) AND r.enabled AND log.tenant_id = r.tenant_id
      AND (r.domain_id IS NULL OR r.domain_id = log.domain_id)
      AND (log.path = r."from"
        OR r.match = 'prefix' AND (r."from" = '/' OR starts_with(log.path, r."from" || '/')))`)
}
