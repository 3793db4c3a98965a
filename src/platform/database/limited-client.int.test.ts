import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { env } from '@/src/platform/env'
import { limitedPool, withStatementLimit } from './limited-client'

const NAME = 'limited-client-test'
const SLOW = `select pg_sleep(60)`
const LIMIT_MS = 200

let pool: Pool

beforeAll(() => {
  pool = new Pool({
    connectionString: env.DATABASE_URL,
    max: 1,
    ...limitedPool(),
    application_name: NAME,
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
})

afterAll(() => pool.end())

/** How many statements of this test Postgres is running, as another connection sees it. */
async function running(): Promise<number> {
  const observer = new Pool({ connectionString: env.DATABASE_URL, max: 1 })
  const { rows } = await observer.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity where application_name = $1 and query = $2 and state = 'active'`,
    [NAME, SLOW],
  )
  await observer.end()
  return rows[0]?.count ?? 0
}

describe('a limited connection', () => {
  it('fails a statement that takes longer than its limit, which Postgres then ends', async () => {
    await expect(withStatementLimit(LIMIT_MS, () => pool.query(SLOW))).rejects.toThrow('Query read timeout')
    await expect.poll(running).toBe(0)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('never hands out a connection whose transaction is still open after a limit', async () => {
    await pool.query('create table if not exists limited_client_test (value int)')
    const client = await pool.connect()
    await client.query('begin')
    await client.query('insert into limited_client_test values (1)')
    await expect(withStatementLimit(LIMIT_MS, () => client.query(SLOW))).rejects.toThrow('Query read timeout')
    // As drizzle ends a failed transaction: the error of the rollback is thrown, and the client released as it is.
    await client.query('rollback').catch(() => undefined)
    client.release()
    await pool.query('begin; commit')
    expect((await pool.query('select * from limited_client_test')).rows).toEqual([])
    await pool.query('drop table limited_client_test')
  })

  it('lets work with a limit of its own take longer', async () => {
    const nested = () => withStatementLimit(30_000, () => pool.query('select pg_sleep(0.4)'))
    await expect(withStatementLimit(LIMIT_MS, nested)).resolves.toMatchObject({ rowCount: 1 })
  })
})
