import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { recordStatements } from '@/src/testing/statements'
import { plainAdapter } from '@/src/testing/unpatched'

let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})

type Transaction = Parameters<Parameters<Payload['db']['drizzle']['transaction']>[0]>[0]

/** The statements of this connection that Postgres has prepared and whose text contains `marker`. */
async function preparedWith(db: Pick<Transaction, 'execute'>, marker: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql.raw(`SELECT count(*)::int AS count FROM pg_prepared_statements
      WHERE statement LIKE '%${marker}%' AND statement NOT LIKE '%pg_prepared_statements%'`),
  )
  return rows[0]?.count ?? 0
}

const alias = () => `a${randomUUID().replaceAll('-', '')}`
const select = (name: string, value: number) => sql`SELECT ${value}::int AS ${sql.identifier(name)}`

describe('a statement', () => {
  it('is prepared once its text is sent often, and then returns the row of each value', async () => {
    const name = alias()
    await payload.db.drizzle.transaction(async (db) => {
      for (const value of [1, 2]) await db.execute(select(name, value))
      expect(await preparedWith(db, name)).toBe(0)
      for (const value of [3, 4, 5]) {
        const { rows } = await db.execute(select(name, value))
        expect(rows).toEqual([{ [name]: value }])
      }
      expect(await preparedWith(db, name)).toBe(1)
    })
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

  it('without values is not prepared', async () => {
    const name = alias()
    await payload.db.drizzle.transaction(async (db) => {
      for (let use = 0; use < 5; use += 1) await db.execute(sql.raw(`SELECT 1 AS ${name}`))
      expect(await preparedWith(db, name)).toBe(0)
    })
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
