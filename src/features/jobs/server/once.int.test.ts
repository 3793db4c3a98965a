import { createLocalReq, type Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { waitingJob } from '@/src/testing/jobs'
import { isDone, once } from './once'

let payload: Payload
let job: string

beforeAll(async () => {
  payload = await payloadInstance()
  job = await waitingJob(payload, 'pruneJobs', {})
  await payload.db.drizzle.execute('create table effects_of_a_test (name text)')
  return async () => payload.db.drizzle.execute('drop table effects_of_a_test')
})

const write = async (name: string) => {
  const req = await createLocalReq({}, payload)
  return once(req, job, name, async () => {
    const { db } = payload
    const session = db.sessions?.[String(await req.transactionID)]?.db as typeof db.drizzle
    await session.execute(`insert into effects_of_a_test values ('${name}')`)
  })
}
const written = async (name: string) =>
  (await payload.db.drizzle.execute(`select 1 from effects_of_a_test where name = '${name}'`)).rowCount

it('writes an effect once when the same job runs twice', async () => {
  expect(await write('twice')).toBe(true)
  expect(await write('twice')).toBe(false)
  expect(await written('twice')).toBe(1)
})

it('writes an effect once when the same job runs several times in parallel', async () => {
  const runs = await Promise.all(Array.from({ length: 5 }, () => write('parallel')))
  expect(runs.filter(Boolean)).toHaveLength(1)
  expect(await written('parallel')).toBe(1)
})

it('stores no key for an effect that fails', async () => {
  const req = await createLocalReq({}, payload)
  const failing = once(req, job, 'failing', () => Promise.reject(new Error('failed')))
  await expect(failing).rejects.toThrow('failed')
  expect(await isDone(await createLocalReq({}, payload), job, 'failing')).toBe(false)
  expect(await write('failing')).toBe(true)
})
