/**
 * Defect: `commitTransaction` resolves whatever Postgres has done: after a failed statement, which makes COMMIT a
 * rollback, and after a failed COMMIT, an operation reports success and nothing is stored. Nothing tells the end of a
 * transaction either.
 * Seen in: @payloadcms/db-postgres 3.90.1
 * Upstream: https://github.com/payloadcms/payload/pull/17726 "fix(drizzle): surface transaction commit failures instead of resolving successfully"
 * Remove when: transaction-end.int.test.ts "Payload resolves a commit that stored nothing" fails
 */
import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj, PayloadRequest } from 'payload'

import { logger } from '@/src/platform/logger'
import { globalSingleton } from '@/src/lib/global-singleton'

export type TransactionOutcome = 'committed' | 'rolledBack'
type Work = (outcome: TransactionOutcome) => Promise<void>
type Transactions = Pick<PostgresAdapter['drizzle'], 'transaction'>

const callbacks = () => globalSingleton('unsettled-transactions', () => new Map<number | string, Work[]>())

/** Only logs errors: the transaction has already ended. */
async function run(work: Work, outcome: TransactionOutcome): Promise<void> {
  try {
    await work(outcome)
  } catch (error) {
    logger.error({ err: error, outcome }, 'Work after a transaction failed')
  }
}

/** Runs what waits for the end of a transaction. */
export async function settle(id: number | string, outcome: TransactionOutcome): Promise<void> {
  const works = callbacks().get(id) ?? []
  callbacks().delete(id)
  for (const work of works) await run(work, outcome)
}

/** Runs `work` when the request's transaction has ended, in the order of the calls; at once when there is none. */
export async function onTransactionEnd(req: PayloadRequest, work: Work): Promise<void> {
  const id = await req.transactionID
  if (id === undefined || id === null) return run(work, 'committed')
  callbacks().set(id, [...(callbacks().get(id) ?? []), work])
}

type LastStatement = () => Promise<unknown>

const lastStatements = () => globalSingleton('last-statements', () => new WeakMap<object, LastStatement[]>())

/**
 * Runs `work` right before the commit of a transaction, and not when it is rolled back. An error of it rolls back.
 * @param connection the connection of the transaction, as requests use it
 */
export function beforeCommit(connection: object, work: LastStatement): void {
  lastStatements().set(connection, [...(lastStatements().get(connection) ?? []), work])
}

/** The adapter as its `beginTransaction` sees it: `onStart` gets the end of the transaction, which Payload keeps to itself. */
function observed(db: PostgresAdapter, onStart: (ended: Promise<unknown>) => void): PostgresAdapter {
  const transaction: Transactions['transaction'] = (work, config) => {
    const ended = db.drizzle.transaction(async (tx) => {
      const result = await work(tx)
      // The last statement fails after a failed one, where Postgres would roll back on COMMIT and not call that an error.
      const last = lastStatements().get(tx) ?? [() => tx.execute(sql`select 1`)]
      for (const statement of last) await statement()
      return result
    }, config)
    onStart(ended)
    return ended
  }
  const drizzle = (): Transactions => ({ transaction })
  return Object.create(db, { drizzle: { get: drizzle } }) as PostgresAdapter
}

/**
 * Makes a database adapter report the end of its transactions, for work outside the database such as files, and makes
 * `commitTransaction` reject when nothing was committed.
 */
export const withTransactionEnd = (
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> => ({
  ...adapter,
  init: (args) => {
    const db = adapter.init(args)
    const { beginTransaction, commitTransaction, rollbackTransaction } = db
    const open = new Map<number | string, Promise<unknown>>()
    db.beginTransaction = async (options) => {
      let ended: Promise<unknown> = Promise.resolve()
      const observing = observed(db, (end) => {
        ended = end
      })
      const id = await beginTransaction.call(observing, options)
      if (id !== null) open.set(id, ended)
      return id
    }
    db.commitTransaction = async (incoming) => {
      const id = await incoming
      try {
        // A failed operation rolls back the transaction it ran in, also for whoever catches its error.
        if (!open.has(id)) throw new Error('The transaction was rolled back before its work was done')
        await commitTransaction.call(db, id)
        await open.get(id)
      } catch (error) {
        await settle(id, 'rolledBack')
        throw error
      } finally {
        open.delete(id)
      }
      await settle(id, 'committed')
    }
    db.rollbackTransaction = async (incoming) => {
      const id = await incoming
      try {
        await rollbackTransaction.call(db, id)
      } finally {
        open.delete(id)
        await settle(id, 'rolledBack')
      }
    }
    return db
  },
})
