import { sql } from '@payloadcms/db-postgres'
import { randomUUID } from 'node:crypto'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { createTenant } from '@/src/testing/tenants'
import { requestConnection } from './connection'
import { onTransactionEnd, type TransactionOutcome } from '@/src/upstream/payload/database/transaction-end'
import { inTransaction } from './transaction'

let payload: Payload

beforeAll(async () => {
  payload = await payloadInstance()
})

const createIn = (req: PayloadRequest, slug: string) =>
  payload.create({
    collection: 'tenants',
    data: { name: slug, slug, status: 'active', defaultTimeZone: 'Europe/Amsterdam' },
    overrideAccess: true,
    req,
  })

const isStored = async (slug: string) =>
  (await payload.count({ collection: 'tenants', where: { slug: { equals: slug } }, overrideAccess: true }))
    .totalDocs === 1

type Ending = { thrown: unknown; outcomes: TransactionOutcome[]; stored: boolean }

/** How a transaction ends that writes a tenant and then does `mishap`. */
async function endingOf(
  mishap: (req: PayloadRequest, slug: string) => Promise<unknown>,
  run: typeof inTransaction = inTransaction,
): Promise<Ending> {
  const req = await createLocalReq({}, payload)
  const slug = `tenant-${randomUUID().slice(0, 8)}`
  const outcomes: TransactionOutcome[] = []
  const work = async () => {
    await onTransactionEnd(req, async (outcome) => void outcomes.push(outcome))
    await createIn(req, slug)
    await mishap(req, slug)
  }
  const thrown: unknown = await run(req, work).then(
    () => null,
    (error: unknown) => error,
  )
  return { thrown, outcomes, stored: await isStored(slug) }
}

/** As an operation of Payload ends its transaction. */
async function asPayload<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  await initTransaction(req)
  const result = await work()
  await commitTransaction(req)
  return result
}

const UNDONE = { thrown: expect.any(Error) as Error, outcomes: ['rolledBack'], stored: false }

/** What breaks a transaction without whoever runs it being told. */
const MISHAPS = {
  'a statement failed, and nobody minded': async (req: PayloadRequest) => {
    const connection = await requestConnection(req)
    await expect(connection.execute(sql`select 1 / 0`)).rejects.toThrow()
  },
  'a constraint is broken that is checked at the end': async (req: PayloadRequest) => {
    const connection = await requestConnection(req)
    await connection.execute(
      sql`create temporary table twins (id int unique deferrable initially deferred) on commit drop`,
    )
    await connection.execute(sql`insert into twins values (1), (1)`)
  },
  'Postgres ends the connection': async (req: PayloadRequest) => {
    const connection = await requestConnection(req)
    const { rows } = await connection.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await payload.db.drizzle.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`)
  },
}

it('a transaction that Postgres commits is written, and says so', async () => {
  expect(await endingOf(() => Promise.resolve())).toEqual({
    thrown: null,
    outcomes: ['committed'],
    stored: true,
  })
})

describe.each(Object.entries(MISHAPS))('when %s', (_, mishap) => {
  it('whoever asked for a transaction hears that nothing is written', async () => {
    expect(await endingOf(mishap)).toEqual(UNDONE)
  })

  it('an operation of Payload fails', async () => {
    expect(await endingOf(mishap, asPayload)).toEqual(UNDONE)
  })
})

it.each([inTransaction, asPayload])(
  'when an operation within has undone the transaction, and nobody minded, it did not succeed',
  async (run) => {
    const { slug: taken } = await createTenant(payload)
    const failing = (req: PayloadRequest) => expect(createIn(req, taken)).rejects.toThrow()
    expect(await endingOf(failing, run)).toEqual(UNDONE)
  },
)
