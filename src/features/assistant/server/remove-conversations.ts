import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { DEFAULT_RETENTION_DAYS, LLM_CONVERSATIONS } from '@/src/features/assistant/rules/conversations'
import { writeEntry } from '@/src/features/audit'
import { requestConnection } from '@/src/platform/database/connection'

type Removal = { action: 'delete' | 'update'; id: string; title: (count: number) => string }

/** Calls one of the two functions of the database that may remove what was said, and records in the audit log that it did. */
async function remove(req: PayloadRequest, statement: SQL, { action, id, title }: Removal): Promise<void> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ removed: string }>(statement)
  const removed = Number(rows[0]?.removed ?? 0)
  if (removed === 0) return
  await writeEntry(req, {
    tenant: null,
    action,
    document: { collection: LLM_CONVERSATIONS, id, title: title(removed) },
    locale: null,
    changes: [],
  })
}

/** Deletes the conversations whose last message is older than their tenant keeps them. */
export async function pruneConversations(req: PayloadRequest, now: Date): Promise<void> {
  const moment = now.toISOString()
  await remove(
    req,
    sql`SELECT prune_llm_conversations(${moment}::timestamptz, ${DEFAULT_RETENTION_DAYS}) AS removed`,
    { action: 'delete', id: moment, title: (count) => `${count} × < ${moment}` },
  )
}

/** Empties what a person and the assistant wrote to each other; the figures stay. */
export async function redactConversations(req: PayloadRequest, account: string): Promise<void> {
  await remove(req, sql`SELECT redact_llm_conversations(${account}::uuid) AS removed`, {
    action: 'update',
    id: account,
    title: (count) => `${count} ×`,
  })
}
