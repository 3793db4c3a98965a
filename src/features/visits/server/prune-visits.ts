import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { RETENTION_MONTHS } from '@/src/features/visits/rules/visit'
import { requestConnection } from '@/src/platform/database/connection'

/** Erases what tells visitors of past days apart, and counts that are older than they are kept. */
export async function pruneVisits(req: PayloadRequest): Promise<void> {
  const connection = await requestConnection(req)
  await connection.execute(sql`DELETE FROM visit_salts WHERE expires_at <= now()`)
  await connection.execute(sql`DELETE FROM visit_hashes WHERE expires_at <= now()`)
  await connection.execute(sql`
    DELETE FROM visits WHERE day < (now() - make_interval(months => ${RETENTION_MONTHS}::int))::date`)
}
