import { Client } from 'pg'
import { expect, it } from 'vitest'

import { env } from '@/src/platform/env'
import { openWorkerSession } from './worker-session'

const open = () => openWorkerSession(env.DATABASE_URL)

it('lets one worker lead for as long as its connection lives, and then another', async () => {
  const [first, second] = [await open(), await open()]
  expect(await first.lead()).toBe(true)
  expect(await second.lead()).toBe(false)
  expect(await first.lead()).toBe(true)
  await first.close()
  await expect.poll(() => second.lead()).toBe(true)
  await second.close()
})

it('ends when its connection is cut, and no longer leads', async () => {
  const session = await open()
  expect(await session.lead()).toBe(true)
  const other = new Client({ connectionString: env.DATABASE_URL })
  await other.connect()
  await other.query(`select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and pid in (
      select pid from pg_stat_activity where application_name = 'gevel-jobs' and datname = current_database())`)
  await other.end()
  await expect.poll(() => session.isOpen()).toBe(false)
  await expect(session.lead()).rejects.toThrow()
})
