import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { metrics } from '@/src/platform/metrics/metrics'
import { payloadInstance } from '@/src/platform/payload'
import { waitingJob } from '@/src/testing/jobs'
import { readQueueState } from './report-queue'

let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})

const store = (columns: string) => payload.db.drizzle.execute(sql.raw(`insert into payload_jobs ${columns}`))

it('counts the jobs of each state and the age of the oldest that is due', async () => {
  const before = await readQueueState(payload)
  await store(`(task_slug, created_at) values ('restoreFiles', now() - interval '10 days')`)
  await store(`(task_slug, wait_until) values ('restoreFiles', now() + interval '1 hour')`)
  await store(`(task_slug, processing) values ('restoreFiles', true)`)
  await store(`(task_slug, has_error) values ('restoreFiles', true)`)
  await store(`(task_slug, has_error, error) values ('restoreFiles', true, '{"cancelled": true}')`)
  await store(`(task_slug, completed_at) values ('restoreFiles', now())`)
  const { oldest, ...counts } = await readQueueState(payload)
  expect(counts).toEqual({
    queued: before.queued + 1,
    waiting: before.waiting + 1,
    running: before.running + 1,
    failed: before.failed + 1,
  })
  expect(oldest).toBeGreaterThanOrEqual(10 * 24 * 3600)
  await payload.db.drizzle.execute(sql`delete from payload_jobs where task_slug = 'restoreFiles'`)
})

it('measures the runs of each task with their outcome', async () => {
  const id = await waitingJob(payload, 'restoreFiles', {})
  await payload.jobs.runByID({ id })
  expect(await metrics().registry.getSingleMetricAsString('gevel_job_duration_seconds')).toMatch(
    /gevel_job_duration_seconds_count\{.*task="restoreFiles".*\} [1-9]/,
  )
})
