import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { AUDIT_LOG } from '@/src/features/audit/rules/audit-entry'
import { requestConnection } from '@/src/platform/database/connection'
import { tableName } from '@/src/platform/database/table-name'
import { DAY_MS } from '@/src/lib/durations'

/** Two years: as long as somebody may have to account for a change. */
export const AUDIT_RETENTION_DAYS = 730

/** Deletes entries older than `AUDIT_RETENTION_DAYS`. A trigger rejects any delete without this setting in the transaction. */
export async function pruneAuditLog(req: PayloadRequest, now: Date): Promise<void> {
  const connection = await requestConnection(req)
  const until = new Date(now.getTime() - AUDIT_RETENTION_DAYS * DAY_MS).toISOString()
  await connection.execute(sql`SELECT set_config('gevel.prune_audit_log', 'on', true)`)
  await connection.execute(
    sql`DELETE FROM ${sql.identifier(tableName(AUDIT_LOG))} WHERE created_at < ${until}`,
  )
  await connection.execute(sql`SELECT set_config('gevel.prune_audit_log', '', true)`)
}
