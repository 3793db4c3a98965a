import { Client } from 'pg'
import { expect, it } from 'vitest'

import { env } from '@/src/platform/env'
import { openWorkerSession } from './worker-session'

const open = () => openWorkerSession(env.DATABASE_URL)

it('makes one worker the leader until its connection closes, then another', async () => {
  const [first, second] = [await open(), await open()]
  expect(await first.tryLead('jobs')).toBe(true)
  expect(await second.tryLead('jobs')).toBe(false)
  expect(await first.tryLead('jobs')).toBe(true)
  await first.close()
  await expect.poll(() => second.tryLead('jobs')).toBe(true)
  await second.close()
})

it('is closed when its connection is terminated, and can no longer lead', async () => {
  const session = await open()
  expect(await session.tryLead('jobs')).toBe(true)
  const other = new Client({ connectionString: env.DATABASE_URL })
  await other.connect()
  await other.query(`select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and pid in (
      select pid from pg_stat_activity where application_name = 'gevel-jobs' and datname = current_database())`)
  await other.end()
  await expect.poll(() => session.isOpen()).toBe(false)
  await expect(session.tryLead('jobs')).rejects.toThrow()
})
