import { sql } from '@payloadcms/db-postgres'
import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { openWorkerSession } from '@/src/platform/database/worker-session'
import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { abandonedJob, readJob } from '@/src/testing/jobs'
import { recoverAbandonedJobs } from './recover-abandoned-jobs'

let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})

it('requeues the job of a dead worker at once', async () => {
  const id = await abandonedJob(payload, 'restoreFiles', { input: {}, worker: randomUUID() })
  await recoverAbandonedJobs(payload)
  expect(await readJob(payload, id)).toMatchObject({ processing: false, hasError: false, totalTried: 1 })
  await payload.jobs.runByID({ id })
  expect((await readJob(payload, id)).completedAt).toBeTruthy()
})

it('requeues the job of a worker only after its connection is closed', async () => {
  const session = await openWorkerSession(env.DATABASE_URL)
  const id = await abandonedJob(payload, 'restoreFiles', { input: {}, worker: session.id })
  await recoverAbandonedJobs(payload)
  expect((await readJob(payload, id)).processing).toBe(true)
  await session.close()
  await expect
    .poll(async () => {
      await recoverAbandonedJobs(payload)
      return (await readJob(payload, id)).processing
    })
    .toBe(false)
})

it('requeues a job that has been processing for longer than any task', async () => {
  const session = await openWorkerSession(env.DATABASE_URL)
  const id = await abandonedJob(payload, 'restoreFiles', { input: {}, worker: session.id })
  await payload.db.drizzle.execute(
    sql`update payload_jobs set updated_at = now() - interval '2 hours' where id = ${id}`,
  )
  await recoverAbandonedJobs(payload)
  expect((await readJob(payload, id)).processing).toBe(false)
  await session.close()
})

it('backs off after each crash, and gives up after ten', async () => {
  const id = await abandonedJob(payload, 'restoreFiles', { input: {}, worker: randomUUID() })
  const crash = (times: number) =>
    payload.db.drizzle.execute(
      sql`update payload_jobs set processing = true, total_tried = ${times}, wait_until = null where id = ${id}`,
    )
  await crash(3)
  await recoverAbandonedJobs(payload)
  const { waitUntil, hasError } = await readJob(payload, id)
  expect(hasError).toBe(false)
  expect(Date.parse(waitUntil ?? '') - Date.now()).toBeGreaterThan(6 * 60_000)
  await crash(9)
  await recoverAbandonedJobs(payload)
  expect(await readJob(payload, id)).toMatchObject({
    hasError: true,
    processing: false,
    error: { message: expect.stringContaining('too often') },
  })
})

it('Payload does not run an abandoned job again', async () => {
  const id = await abandonedJob(payload, 'restoreFiles', { input: {}, worker: randomUUID() })
  expect(await payload.jobs.run({ where: { id: { equals: id } } })).toMatchObject({ noJobsRemaining: true })
  await payload.delete({ collection: 'payload-jobs', id, overrideAccess: true })
})
