import type { BaseDatabaseAdapter, DatabaseAdapterObj, PayloadRequest } from 'payload'

import { logger } from '../logger'
import { processWide } from '../process-wide'

export type Outcome = 'committed' | 'rolledBack'
type Work = (outcome: Outcome) => Promise<void>

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

/** Makes a database adapter tell how its transactions ended; files are stored where no transaction reaches. */
export const tellingOutcomes = <T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> => ({
  ...adapter,
  init: (args) => {
    const db = adapter.init(args)
    const { commitTransaction, rollbackTransaction } = db
    db.commitTransaction = async (id) => {
      await commitTransaction.call(db, id)
      await settle(await id, 'committed')
    }
    db.rollbackTransaction = async (id) => {
      try {
        await rollbackTransaction.call(db, id)
      } finally {
        await settle(await id, 'rolledBack')
      }
    }
    return db
  },
})
