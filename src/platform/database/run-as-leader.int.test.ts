import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { whenElected } from './run-as-leader'

const LOCK = 987_654_321

let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})

it('one at a time is elected, and keeps no transaction open for it', async () => {
  const done: string[] = []
  await whenElected(payload, LOCK, async () => {
    await whenElected(payload, LOCK, async () => void done.push('meanwhile'))
    const { rowCount } = await payload.db.drizzle.execute(
      `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    )
    done.push(`with ${rowCount} transactions`)
  })
  await whenElected(payload, LOCK, async () => void done.push('afterwards'))
  expect(done).toEqual(['with 0 transactions', 'afterwards'])
})

it('whose work fails leaves the place to the next at once', async () => {
  const done: number[] = []
  const turns = Array.from({ length: 20 }, (_, turn) => turn)
  for (const turn of turns) {
    const failing = whenElected(payload, LOCK, () => Promise.reject(new Error('failed')))
    await expect(failing).rejects.toThrow('failed')
    await whenElected(payload, LOCK, async () => void done.push(turn))
  }
  expect(done).toEqual(turns)
})
