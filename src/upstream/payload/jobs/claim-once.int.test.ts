import { postgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { readJob, waitingJob } from '@/src/testing/jobs'

let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})

it('lets only one of several workers run a job', async () => {
  const id = await waitingJob(payload, 'restoreFiles', {})
  const runs = await Promise.all(Array.from({ length: 5 }, () => payload.jobs.runByID({ id })))
  expect(runs.filter(({ jobStatus }) => jobStatus?.[id])).toHaveLength(1)
  expect(await readJob(payload, id)).toMatchObject({ totalTried: 1, processing: false })
})

it('does not run a job that is done or failed', async () => {
  const id = await waitingJob(payload, 'restoreFiles', {})
  await payload.jobs.runByID({ id })
  expect(await payload.jobs.runByID({ id })).toMatchObject({ noJobsRemaining: true })
})

it('Payload lets a second worker claim a job', async () => {
  const id = await waitingJob(payload, 'restoreFiles', {})
  const { updateJobs } = postgresAdapter({ pool: {} }).init({ payload })
  const claim = () => updateJobs.call(payload.db, { id, data: { processing: true } })
  expect([await claim(), await claim()].map((jobs) => jobs?.length)).toEqual([1, 1])
  await payload.delete({ collection: 'payload-jobs', id, overrideAccess: true })
})
