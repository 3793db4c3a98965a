import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { writeEntry } from '@/src/features/audit'
import { LLM_USAGE_LOGS } from '@/src/features/assistant/rules/usage'
import { DAY_MS } from '@/src/lib/durations'
import { requestConnection } from '@/src/platform/database/connection'

/** Two years, as the audit log: as long as somebody may have to account for a cost. */
export const USAGE_RETENTION_DAYS = 730

/** Deletes old calls through the one function of the database that may, and records in the audit log that it did. */
export async function pruneUsageLogs(req: PayloadRequest, now: Date): Promise<void> {
  const connection = await requestConnection(req)
  const until = new Date(now.getTime() - USAGE_RETENTION_DAYS * DAY_MS).toISOString()
  const { rows } = await connection.execute<{ removed: string }>(
    sql`SELECT prune_llm_usage_logs(${until}::timestamptz) AS removed`,
  )
  const removed = Number(rows[0]?.removed ?? 0)
  if (removed === 0) return
  await writeEntry(req, {
    tenant: null,
    action: 'delete',
    document: { collection: LLM_USAGE_LOGS, id: until, title: `${removed} × < ${until}` },
    locale: null,
    changes: [],
  })
}
