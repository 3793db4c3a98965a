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

it('puts back the job of a worker that died, at once', async () => {
  const id = await abandonedJob(payload, 'restoreFiles', { input: {}, worker: randomUUID() })
  await recoverAbandonedJobs(payload)
  expect(await readJob(payload, id)).toMatchObject({ processing: false, hasError: false, totalTried: 1 })
  await payload.jobs.runByID({ id })
  expect((await readJob(payload, id)).completedAt).toBeTruthy()
})

it('leaves the job of a worker that lives, and puts it back once its connection is closed', async () => {
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

it('puts back a job that no task can still be running', async () => {
  const session = await openWorkerSession(env.DATABASE_URL)
  const id = await abandonedJob(payload, 'restoreFiles', { input: {}, worker: session.id })
  await payload.db.drizzle.execute(
    sql`update payload_jobs set updated_at = now() - interval '2 hours' where id = ${id}`,
  )
  await recoverAbandonedJobs(payload)
  expect((await readJob(payload, id)).processing).toBe(false)
  await session.close()
})

it('waits longer after each process that ended, and gives up after ten', async () => {
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

it('Payload itself leaves such a job alone', async () => {
  const id = await abandonedJob(payload, 'restoreFiles', { input: {}, worker: randomUUID() })
  expect(await payload.jobs.run({ where: { id: { equals: id } } })).toMatchObject({ noJobsRemaining: true })
  await payload.delete({ collection: 'payload-jobs', id, overrideAccess: true })
})
