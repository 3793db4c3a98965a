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

type Result = { thrown: unknown; outcomes: TransactionOutcome[]; stored: boolean }

/** Creates a tenant and then causes `failure`, in one transaction. */
async function resultOf(
  failure: (req: PayloadRequest, slug: string) => Promise<unknown>,
  runTransaction: typeof inTransaction = inTransaction,
): Promise<Result> {
  const req = await createLocalReq({}, payload)
  const slug = `tenant-${randomUUID().slice(0, 8)}`
  const outcomes: TransactionOutcome[] = []
  const work = async () => {
    await onTransactionEnd(req, async (outcome) => void outcomes.push(outcome))
    await createIn(req, slug)
    await failure(req, slug)
  }
  const thrown: unknown = await runTransaction(req, work).then(
    () => null,
    (error: unknown) => error,
  )
  return { thrown, outcomes, stored: await isStored(slug) }
}

/** Runs and commits a transaction as an operation of Payload does. */
async function asPayload<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  await initTransaction(req)
  const result = await work()
  await commitTransaction(req)
  return result
}

const ROLLED_BACK = { thrown: expect.any(Error) as Error, outcomes: ['rolledBack'], stored: false }

/** Failures that do not surface as an error of `work`. */
const FAILURES = {
  'the error of a statement was ignored': async (req: PayloadRequest) => {
    const connection = await requestConnection(req)
    await expect(connection.execute(sql`select 1 / 0`)).rejects.toThrow()
  },
  'a deferred constraint is violated': async (req: PayloadRequest) => {
    const connection = await requestConnection(req)
    await connection.execute(
      sql`create temporary table twins (id int unique deferrable initially deferred) on commit drop`,
    )
    await connection.execute(sql`insert into twins values (1), (1)`)
  },
  'Postgres closes the connection': async (req: PayloadRequest) => {
    const connection = await requestConnection(req)
    const { rows } = await connection.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await payload.db.drizzle.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`)
  },
}

it('reports the commit of a transaction', async () => {
  expect(await resultOf(() => Promise.resolve())).toEqual({
    thrown: null,
    outcomes: ['committed'],
    stored: true,
  })
})

describe.each(Object.entries(FAILURES))('when %s', (_, failure) => {
  it('inTransaction throws and nothing is stored', async () => {
    expect(await resultOf(failure)).toEqual(ROLLED_BACK)
  })

  it('an operation of Payload throws and nothing is stored', async () => {
    expect(await resultOf(failure, asPayload)).toEqual(ROLLED_BACK)
  })
})

it.each([inTransaction, asPayload])(
  'throws when a nested operation rolled back the transaction and its error was ignored',
  async (runTransaction) => {
    const { slug: usedSlug } = await createTenant(payload)
    const failing = (req: PayloadRequest) => expect(createIn(req, usedSlug)).rejects.toThrow()
    expect(await resultOf(failing, runTransaction)).toEqual(ROLLED_BACK)
  },
)
