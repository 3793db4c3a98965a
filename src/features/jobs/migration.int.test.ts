import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { down, up } from '@/migrations/20261122_093814_jobs'
import type { Form, FormSubmission } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { createForm, createSubmission } from '@/src/testing/forms'
import { createCompany } from '@/src/testing/tenants'

let payload: Payload
let form: Form

beforeAll(async () => {
  payload = await payloadInstance()
  form = await createForm(payload, await createCompany(payload))
})

type Queued = { task: string; submission: string }
const DONE = new Error('rolls back')

/** What the migration queues for submissions that are stored before it; the database is as before afterwards. */
async function queuedByMigration(): Promise<Queued[]> {
  const req = await createLocalReq({}, payload)
  let queued: Queued[] = []
  const transaction = payload.db.drizzle.transaction(async (db) => {
    // Payload types the drizzle of a migration by another copy of the same type.
    const args = { db: db as unknown as typeof payload.db.drizzle, payload, req }
    await down(args)
    await up(args)
    const { rows } = await db.execute<Queued>(
      sql`select task_slug as task, input ->> 'submission' as submission from payload_jobs`,
    )
    queued = rows
    throw DONE
  })
  await expect(transaction).rejects.toBe(DONE)
  return queued
}

const submission = async (data: Partial<FormSubmission>) => (await createSubmission(payload, form, data)).id

describe('the migration to jobs', () => {
  it('queues what is pending or may be tried again, exactly once a channel', async () => {
    const [both, failed, retried] = await Promise.all([
      submission({ mail: 'pending', webhook: 'pending' }),
      submission({ mail: 'failed', mailAttempts: 5, webhook: 'sent' }),
      submission({ webhook: 'failed', webhookAttempts: 1 }),
    ])
    const finished = await Promise.all([
      submission({ mail: 'failed', mailAttempts: 6, webhook: 'failed', webhookAttempts: 6 }),
      submission({ mail: 'sent', webhook: 'sent' }),
      submission({}),
    ])
    const queued = await queuedByMigration()
    const tasksOf = (id: string) =>
      queued
        .filter((job) => job.submission === id)
        .map(({ task }) => task)
        .toSorted()
    expect(tasksOf(both)).toEqual(['callWebhook', 'mailSubmission'])
    expect(tasksOf(failed)).toEqual(['mailSubmission'])
    expect(tasksOf(retried)).toEqual(['callWebhook'])
    for (const id of finished) expect(tasksOf(id)).toEqual([])
  })
})
