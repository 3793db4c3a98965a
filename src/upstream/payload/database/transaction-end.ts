import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj, PayloadRequest } from 'payload'

import { logger } from '@/src/platform/logger'
import { processWide } from '@/src/lib/global-singleton'

export type Outcome = 'committed' | 'rolledBack'
type Work = (outcome: Outcome) => Promise<void>
type Transactions = Pick<PostgresAdapter['drizzle'], 'transaction'>

const waiting = () => processWide('unsettled-transactions', () => new Map<number | string, Work[]>())

/** Failing here can undo nothing any more: it is for the log. */
async function run(work: Work, outcome: Outcome): Promise<void> {
  try {
    await work(outcome)
  } catch (error) {
    logger.error({ err: error, outcome }, 'What follows a transaction failed')
  }
}

async function settle(id: number | string, outcome: Outcome): Promise<void> {
  const works = waiting().get(id) ?? []
  waiting().delete(id)
  for (const work of works) await run(work, outcome)
}

/** Runs `work` when the request's transaction has ended, in the order of asking; at once when there is none. */
export async function whenSettled(req: PayloadRequest, work: Work): Promise<void> {
  const id = await req.transactionID
  if (id === undefined || id === null) return run(work, 'committed')
  waiting().set(id, [...(waiting().get(id) ?? []), work])
}

/** The adapter as its `beginTransaction` sees it: `told` gets the end of the transaction, which Payload keeps to itself. */
function overheard(db: PostgresAdapter, told: (ended: Promise<unknown>) => void): PostgresAdapter {
  const transaction: Transactions['transaction'] = (work, config) => {
    const ended = db.drizzle.transaction(async (tx) => {
      const result = await work(tx)
      // A COMMIT after a statement that failed rolls back, and Postgres does not call that an error. This it does.
      await tx.execute(sql`select 1`)
      return result
    }, config)
    told(ended)
    return ended
  }
  const drizzle = (): Transactions => ({ transaction })
  return Object.create(db, { drizzle: { get: drizzle } }) as PostgresAdapter
}

/**
 * Makes a database adapter tell how its transactions ended, for files are stored where no transaction reaches, and makes
 * `commitTransaction` reject when nothing was committed: Payload's own resolves whatever Postgres says.
 */
export const tellingOutcomes = (
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> => ({
  ...adapter,
  init: (args) => {
    const db = adapter.init(args)
    const { beginTransaction, commitTransaction, rollbackTransaction } = db
    const open = new Map<number | string, Promise<unknown>>()
    db.beginTransaction = async (options) => {
      let ended: Promise<unknown> = Promise.resolve()
      const listening = overheard(db, (end) => {
        ended = end
      })
      const id = await beginTransaction.call(listening, options)
      if (id !== null) open.set(id, ended)
      return id
    }
    db.commitTransaction = async (incoming) => {
      const id = await incoming
      try {
        // An operation of Payload that fails undoes the transaction it ran in, also for whoever catches its error.
        if (!open.has(id)) throw new Error('The transaction was undone before its work was done')
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
