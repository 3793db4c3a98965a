import { sql } from '@payloadcms/db-postgres'
import { APIError, createLocalReq, Forbidden, NotFound, type Payload, ValidationError } from 'payload'

import type { ScheduleProblem } from '@/src/features/schedules/rules/schedule'
import type { Locale } from '@/src/lib/constants'
import { requestConnection } from '@/src/platform/database/connection'
import { lockRow } from '@/src/platform/database/lock'
import { inTransaction } from '@/src/platform/database/transaction'

type Row = { post: string; locale: Locale; account: string | null; asSystem: boolean }

async function readSchedule({ db }: Payload, id: string): Promise<Row | null> {
  const { rows } = await db.drizzle.execute<Row>(sql`
    SELECT post_id AS post, locale, account_id AS account, as_system AS "asSystem" FROM schedules WHERE id = ${id}`)
  return rows[0] ?? null
}

const accountOf = (payload: Payload, id: string) =>
  payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    // The job acts for this account; what it may do is decided where it publishes.
    overrideAccess: true,
  })

/** The request of whoever scheduled; null when that account is gone. */
async function requestOf(payload: Payload, { account, asSystem, locale }: Row) {
  if (asSystem) return createLocalReq({ locale }, payload)
  const user = account === null ? null : await accountOf(payload, account)
  return user && createLocalReq({ locale, user: { ...user, collection: 'users' } }, payload)
}

/** Publishes and forgets the schedule in one transaction; nothing if another process did, or if it was moved or cancelled. */
async function publish(payload: Payload, id: string, row: Row): Promise<void> {
  const req = await requestOf(payload, row)
  if (!req) throw new Forbidden()
  await inTransaction(req, async () => {
    // In the order in which a save locks them.
    await lockRow(req, 'posts', row.post)
    const connection = await requestConnection(req)
    const { rowCount } = await connection.execute(sql`
      DELETE FROM schedules WHERE id = ${id} AND due_at <= ${new Date().toISOString()}::timestamptz`)
    if (rowCount === 0) return
    await payload.update({
      collection: 'posts',
      id: row.post,
      locale: row.locale,
      data: { _status: 'published' },
      depth: 0,
      overrideAccess: row.asSystem,
      // Whoever edits the post meanwhile goes on with a draft.
      overrideLock: true,
      req,
    })
  })
}

type Failure = { problem: ScheduleProblem; fields: string[] }

function failureOf(error: unknown): Failure {
  if (error instanceof ValidationError)
    return { problem: 'incomplete', fields: error.data.errors.map(({ path }) => path) }
  if (error instanceof Forbidden || error instanceof NotFound) return { problem: 'notAllowed', fields: [] }
  const isRejected = error instanceof APIError && error.status === 422
  return { problem: isRejected ? 'incomplete' : 'failed', fields: [] }
}

/**
 * Publishes what a schedule names, as the account that scheduled it and as if it did so now. What is rejected stays
 * scheduled, with the reason.
 * @throws an error that another attempt may not meet
 */
export async function runSchedule(payload: Payload, id: string): Promise<void> {
  const row = await readSchedule(payload, id)
  if (!row) return
  try {
    await publish(payload, id, row)
  } catch (error) {
    const { problem, fields } = failureOf(error)
    await payload.db.drizzle.execute(sql`
      UPDATE schedules SET problem = ${problem}, fields = ${sql.param(fields)} WHERE id = ${id}`)
    if (problem === 'failed') throw error
  }
}
