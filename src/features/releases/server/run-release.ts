import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, Forbidden, type Payload } from 'payload'

import { mayPublish } from '@/src/access/memberships'
import { requestConnection } from '@/src/platform/database/connection'
import { inTransaction } from '@/src/platform/database/transaction'
import { publishItems } from './publish'
import { problemOf } from './rejections'

/** The request of whoever planned it. @throws {Forbidden} when they may not publish any more */
async function requestOf(payload: Payload, tenant: string, planner: string | null) {
  const user =
    planner &&
    (await payload.findByID({
      ...{ collection: 'users', id: planner, depth: 0, disableErrors: true },
      // The job acts for this account; what it may do is decided where it publishes.
      overrideAccess: true,
    }))
  if (!user || !mayPublish(user, tenant)) throw new Forbidden()
  return createLocalReq({ user: { ...user, collection: 'users' } }, payload)
}

/** Publishes in one transaction; nothing if another process did, or if it was moved or cancelled. */
async function run(payload: Payload, id: string): Promise<void> {
  const { rows } = await payload.db.drizzle.execute<{ tenant: string; planner: string | null }>(sql`
    SELECT tenant_id AS tenant, planner_id AS planner FROM releases
    WHERE id = ${id} AND state = 'open' AND due_at <= ${new Date().toISOString()}::timestamptz`)
  if (!rows[0]) return
  const req = await requestOf(payload, rows[0].tenant, rows[0].planner)
  await inTransaction(req, async () => {
    const connection = await requestConnection(req)
    const due = await connection.execute(sql`
      SELECT FROM releases WHERE id = ${id} AND state = 'open'
        AND due_at <= ${new Date().toISOString()}::timestamptz FOR UPDATE`)
    if (due.rowCount !== 0) await publishItems(req, id)
  })
}

/**
 * Publishes a planned release under the account that planned it. What is rejected stays planned, with the reason.
 * @throws an error that another attempt may not meet
 */
export async function runRelease(payload: Payload, id: string): Promise<void> {
  try {
    await run(payload, id)
  } catch (error) {
    const problem = problemOf(error)
    await payload.db.drizzle.execute(sql`UPDATE releases SET problem = ${problem} WHERE id = ${id}`)
    if (problem === 'failed') throw error
  }
}
