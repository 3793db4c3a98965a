import { sql } from '@payloadcms/db-postgres'
import { APIError, createLocalReq, Forbidden, NotFound, type Payload, ValidationError } from 'payload'

import type {
  ScheduleAction,
  ScheduledDocument,
  ScheduleProblem,
} from '@/src/features/schedules/rules/schedule'
import { NotReviewed } from '@/src/features/reviews'
import type { Locale } from '@/src/lib/constants'
import { requestConnection } from '@/src/platform/database/connection'
import { lockRow } from '@/src/platform/database/lock'
import { inTransaction } from '@/src/platform/database/transaction'
import { RUNNING_SCHEDULE } from './schedule-hooks'
import { takeEffect } from './take-effect'

type Row = {
  page: string | null
  post: string | null
  locale: Locale
  action: ScheduleAction
  account: string | null
  asSystem: boolean
}
type StoredSchedule = ScheduledDocument & Pick<Row, 'locale' | 'action' | 'account' | 'asSystem'>

async function readSchedule({ db }: Payload, id: string): Promise<StoredSchedule | null> {
  const { rows } = await db.drizzle.execute<Row>(sql`
    SELECT page_id AS page, post_id AS post, locale, action, account_id AS account, as_system AS "asSystem"
    FROM schedules WHERE id = ${id}`)
  const [row] = rows
  if (!row) return null
  const { page, post, ...rest } = row
  if (page !== null) return { collection: 'pages', id: page, ...rest }
  return post === null ? null : { collection: 'posts', id: post, ...rest }
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
async function requestOf(payload: Payload, { account, asSystem, locale }: StoredSchedule) {
  const context = { [RUNNING_SCHEDULE]: true }
  if (asSystem) return createLocalReq({ locale, context }, payload)
  const user = account === null ? null : await accountOf(payload, account)
  return user && createLocalReq({ locale, context, user: { ...user, collection: 'users' } }, payload)
}

/** Runs and forgets the schedule in one transaction; nothing if another process did, or if it was moved or cancelled. */
async function run(payload: Payload, id: string, schedule: StoredSchedule): Promise<void> {
  const req = await requestOf(payload, schedule)
  if (!req) throw new Forbidden()
  await inTransaction(req, async () => {
    // In the order in which a save locks them.
    await lockRow(req, schedule.collection, schedule.id)
    const connection = await requestConnection(req)
    const { rowCount } = await connection.execute(sql`
      DELETE FROM schedules WHERE id = ${id} AND due_at <= ${new Date().toISOString()}::timestamptz`)
    if (rowCount !== 0) await takeEffect(req, schedule, schedule.asSystem)
  })
}

type Failure = { problem: ScheduleProblem; fields: string[] }

function failureOf(error: unknown): Failure {
  if (error instanceof ValidationError)
    return { problem: 'incomplete', fields: error.data.errors.map(({ path }) => path) }
  if (error instanceof NotReviewed) return { problem: 'notReviewed', fields: [] }
  if (error instanceof Forbidden || error instanceof NotFound) return { problem: 'notAllowed', fields: [] }
  const isRejected = error instanceof APIError && error.status === 422
  return { problem: isRejected ? 'incomplete' : 'failed', fields: [] }
}

/**
 * Publishes what a schedule names or takes it offline, as the account that scheduled it and as if it did so now. What is
 * rejected stays scheduled, with the reason.
 * @throws an error that another attempt may not meet
 */
export async function runSchedule(payload: Payload, id: string): Promise<void> {
  const schedule = await readSchedule(payload, id)
  if (!schedule) return
  try {
    await run(payload, id, schedule)
  } catch (error) {
    const { problem, fields } = failureOf(error)
    await payload.db.drizzle.execute(sql`
      UPDATE schedules SET problem = ${problem}, fields = ${sql.param(fields)} WHERE id = ${id}`)
    if (problem === 'failed') throw error
  }
}
