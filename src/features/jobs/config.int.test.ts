import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { LOCALES } from '@/src/lib/constants'
import { workerSession } from '@/src/platform/database/worker-session'
import { payloadInstance } from '@/src/platform/payload'
import { TASKS } from './registry'
import { MAINTENANCE_QUEUE } from './rules/task'
import { enableWorker } from './server/leadership'

let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})
afterAll(async () => {
  await (await workerSession()).close()
})

const tasks = Object.entries(TASKS)
const PERIODIC = tasks.filter(([, { schedule }]) => schedule).map(([slug]) => slug)

describe('every task', () => {
  it.each(tasks)('%s has its slug, its name in every language and tries that end', (slug, task) => {
    expect(task.slug).toBe(slug)
    for (const locale of LOCALES) expect(task.labels[locale]).not.toBe('')
    expect(task.retries).toMatchObject({
      attempts: expect.any(Number),
      backoff: { delay: expect.any(Number) },
    })
  })
})

/** Schedules as the node does that leads; Payload's crons may run in this process as well, but not meanwhile. */
async function scheduleOnLeader(times = 1): Promise<void> {
  enableWorker()
  const schedule = () => payload.jobs.handleSchedules({ queue: MAINTENANCE_QUEUE })
  await Promise.all(Array.from({ length: times }, schedule))
  enableWorker(false)
}

describe('periodic work', () => {
  const scheduled = async () => {
    const { docs } = await payload.find({
      collection: 'payload-jobs',
      where: { 'meta.scheduled': { equals: true }, completedAt: { exists: false } },
      pagination: false,
      overrideAccess: true,
    })
    return docs
  }

  it('waits in the queue once a task, however often and wherever it is scheduled', async () => {
    await scheduleOnLeader(3)
    await scheduleOnLeader()
    const jobs = await scheduled()
    expect(jobs.map(({ taskSlug }) => taskSlug).toSorted()).toEqual(PERIODIC.toSorted())
  })

  it('is not scheduled by a node that does not lead', async () => {
    await payload.db.drizzle.execute(`delete from payload_jobs where meta ->> 'scheduled' = 'true'`)
    await payload.jobs.handleSchedules({ queue: MAINTENANCE_QUEUE })
    expect(await scheduled()).toEqual([])
    await scheduleOnLeader()
    expect(await scheduled()).toHaveLength(PERIODIC.length)
  })

  it('is done when it is due, and scheduled again', async () => {
    await payload.db.drizzle.execute(`update payload_jobs set wait_until = now() - interval '1 second'
      where meta ->> 'scheduled' = 'true' and completed_at is null`)
    const due = await scheduled()
    await payload.jobs.run({ queue: MAINTENANCE_QUEUE, limit: 100 })
    const { docs } = await payload.find({
      collection: 'payload-jobs',
      where: { id: { in: due.map(({ id }) => id) } },
      pagination: false,
      overrideAccess: true,
    })
    expect(docs.filter(({ completedAt, hasError }) => completedAt && !hasError)).toHaveLength(PERIODIC.length)
    await scheduleOnLeader()
    expect(await scheduled()).toHaveLength(PERIODIC.length)
  })
})
