import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { initI18n } from '@payloadcms/translations'
import { createLocalReq, type DatabaseAdapterObj, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { toApiError } from '@/src/api/core/from-error'
import { explainInPanel } from '@/src/api/core/panel-problems'
import { takingTurnsOf } from '@/src/platform/database/transaction-turns'
import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { plainAdapter } from '@/src/testing/unpatched'
import { correctStatus } from '../error-statuses'
import { slotsOf, withTransactionSlots } from './transaction-slots'

let payload: Payload
let db: PostgresAdapter

beforeAll(async () => {
  payload = await payloadInstance()
  db = payload.db as unknown as PostgresAdapter
})

/** Begins transactions, each of which ends once `meanwhile` is done. @param begin of the adapter with or without slots */
async function beginMany(
  count: number,
  begin: () => Promise<number | string | null>,
  meanwhile: () => Promise<void>,
): Promise<void> {
  const done = Promise.withResolvers<void>()
  let begun = 0
  const all = Array.from({ length: count }, async () => {
    const id = await begin()
    begun += 1
    await done.promise
    if (id !== null) await db.rollbackTransaction(id)
  })
  try {
    await expect.poll(() => begun).toBeGreaterThanOrEqual(slotsOf(env.DATABASE_POOL_MAX))
    await meanwhile()
  } finally {
    done.resolve()
    await Promise.all(all)
  }
}

describe('many transactions at once', () => {
  it.each([
    [5, 2],
    [8, 5],
    [20, 14],
    [1, 1],
  ])('of a pool of %d connections use %d', (max, count) => expect(slotsOf(max)).toBe(count))

  it('leave connections to other queries, and all get their turn', async () => {
    await beginMany(
      2 * env.DATABASE_POOL_MAX,
      () => db.beginTransaction(),
      async () => {
        expect((await db.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
      },
    )
  })

  /** An adapter with one slot, whose transactions are numbers. */
  const oneSlot = (maxWaitMs?: number) => {
    let last = 0
    const base = {
      beginTransaction: () => Promise.resolve((last += 1)),
      commitTransaction: () => Promise.resolve(),
      rollbackTransaction: () => Promise.resolve(),
    }
    const adapter = { init: () => base } as unknown as DatabaseAdapterObj<PostgresAdapter>
    return withTransactionSlots(adapter, 1, maxWaitMs).init({ payload })
  }

  it('of one tenant delay the transaction of another by one only', async () => {
    const limited = oneSlot()
    const ended: string[] = []
    const write = (client: string) =>
      takingTurnsOf(client, async () => {
        const id = await limited.beginTransaction()
        ended.push(client)
        await limited.commitTransaction(id ?? '')
      })
    const all = Array.from({ length: 500 }, () => write('busy'))
    all.push(write('other'))
    await Promise.all(all)
    expect(ended).toHaveLength(501)
    expect(ended.indexOf('other')).toBeLessThan(3)
  })

  it('fail with a 503 when their turn does not come', async () => {
    const limited = oneSlot(1)
    const first = await limited.beginTransaction()
    await expect(limited.beginTransaction()).rejects.toMatchObject({ status: 503, isPublic: true })
    await limited.commitTransaction(first ?? '')
    await expect(limited.beginTransaction()).resolves.toBe(2)
  })

  it.each([
    ['nl', 'Er worden te veel wijzigingen tegelijk opgeslagen.'],
    ['en', 'Too many changes are being made at once.'],
  ] as const)('say so in the language of the request: %s', async (language, text) => {
    const limited = oneSlot(1)
    await limited.beginTransaction()
    const error: unknown = await limited.beginTransaction().catch((reason: unknown) => reason)
    const req = await createLocalReq({}, payload)
    req.i18n = await initI18n({ config: payload.config.i18n, context: 'api', language })
    const answered = await correctStatus({ context: {}, error: error as Error, req })
    expect(JSON.stringify(answered)).toContain(text)
    expect(req.responseHeaders?.get('retry-after')).toBe('30')
    expect(explainInPanel(toApiError(error), language)).toMatch({ nl: /minuut/, en: /minute/ }[language])
  })
})

it('Payload stops when the saves of a page have all connections', async () => {
  const { beginTransaction } = plainAdapter(payload)
  await beginMany(
    2 * env.DATABASE_POOL_MAX,
    () => beginTransaction.call(db),
    async () => {
      await expect.poll(() => db.pool.waitingCount).toBeGreaterThan(0)
      expect(db.pool.idleCount).toBe(0)
    },
  )
})
