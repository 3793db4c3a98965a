import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { Pool } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'

import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { recordStatements } from '@/src/testing/statements'
import { plainAdapter } from '@/src/testing/unpatched'
import { nameStatements, StatementNames } from './named-statements'

let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})

/** The statements of this connection that Postgres has prepared and whose text contains `marker`. */
async function preparedWith(pool: Pool, marker: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_prepared_statements
     WHERE statement LIKE '%${marker}%' AND statement NOT LIKE '%pg_prepared_statements%'`,
  )
  return rows[0]?.count ?? 0
}

/** A pool of one connection with names of its own: those of the process may all be in use. */
function namingPool(maxNames?: number): Pool {
  const pool = new Pool({ connectionString: env.DATABASE_URL, max: 1 })
  nameStatements(pool, new StatementNames(maxNames))
  return pool
}

const select = (name: string, value: number) => sql`SELECT ${value}::int AS ${sql.identifier(name)}`

describe('a statement', () => {
  it('is prepared once its text is sent often, and then returns the row of each value', async () => {
    const pool = namingPool()
    for (const value of [1, 2]) await pool.query({ text: 'SELECT $1::int AS often' }, [value])
    expect(await preparedWith(pool, 'often')).toBe(0)
    for (const value of [3, 4, 5]) {
      const { rows } = await pool.query({ text: 'SELECT $1::int AS often' }, [value])
      expect(rows).toEqual([{ often: value }])
    }
    expect(await preparedWith(pool, 'often')).toBe(1)
    await pool.end()
  })

  it('has the same aliases each time', async () => {
    const find = () =>
      payload.find({
        collection: 'payload-preferences',
        where: { 'user.value': { equals: randomUUID() } },
        limit: 1,
        overrideAccess: true,
      })
    const texts = async () => new Set(await recordStatements(payload, find))
    const first = await texts()
    expect([...first].some((text) => text.includes('"alias_0"'))).toBe(true)
    expect(await texts()).toEqual(first)
  })

  it('loses its plan to texts that are sent now, and gets it back', async () => {
    const pool = namingPool(10)
    const send = async (text: number) => {
      for (let use = 0; use < 3; use += 1) await pool.query({ text: `SELECT $1::int AS turn_${text}` }, [use])
    }
    for (let text = 0; text < 100; text += 1) await send(text)
    // Those with a name, and the few that are dropped together.
    expect(await preparedWith(pool, 'turn_')).toBeLessThanOrEqual(10 + 20)
    expect(await preparedWith(pool, 'turn_0')).toBe(0)
    await send(0)
    expect(await preparedWith(pool, 'turn_0')).toBe(1)
    await pool.end()
  })

  it('without values is not prepared', async () => {
    const pool = namingPool()
    for (let use = 0; use < 5; use += 1) await pool.query('SELECT 1 AS bare')
    expect(await preparedWith(pool, 'bare')).toBe(0)
    await pool.end()
  })
})

it('Payload prepares no statement', async () => {
  const db = plainAdapter(payload)
  const sent: { text: string; name?: string }[] = []
  const query = (config: (typeof sent)[number]) => {
    sent.push(config)
    return Promise.resolve({ rows: [] })
  }
  Object.assign(db, { pool: { query } })
  await db.connect?.()
  for (let use = 0; use < 5; use += 1) await db.drizzle.execute(select('same', use))
  expect(sent.map(({ text, name }) => [text, name])).toEqual(
    sent.map(() => ['SELECT $1::int AS "same"', undefined]),
  )
  expect(sent).toHaveLength(5)
})
