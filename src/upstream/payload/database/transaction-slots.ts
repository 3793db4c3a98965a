/**
 * Defect: parts of an operation, such as the check whether somebody edits the document, use another connection than its
 * transaction. When transactions that wait for a row have all connections, the one that they wait for gets no second
 * connection: nothing goes on, for ever.
 * Seen in: @payloadcms/db-postgres 3.90.1
 * Upstream: not reported yet
 * Remove when: transaction-slots.int.test.ts "Payload stops when the saves of a page have all connections" fails
 */
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { APIError, type DatabaseAdapterObj } from 'payload'

import { currentClient } from '@/src/platform/database/transaction-turns'
import { FairQueue } from '@/src/platform/fair-queue'

/** Payload keeps a connection to itself. */
const RESERVED = 1
/** How long a transaction waits for others to end. */
const MAX_WAIT_MS = 10_000

/** That a transaction could not begin in time. */
export class TooManyTransactions extends APIError {
  constructor() {
    super(
      'Too many changes are being made at once. Nothing was stored. Try again in a minute.',
      503,
      null,
      true,
    )
  }
}

/** Connections for transactions: a quarter is left to what runs beside them, and at least one. */
export const slotsOf = (poolMax: number): number => Math.max(1, Math.floor(poolMax * 0.75) - RESERVED)

type Release = () => void

/**
 * A function that resolves when fewer than `slots` are held, with the function that gives the slot back. Clients have their
 * turns one by one, so that nobody waits for all that another tenant writes; how long each waits is bounded by time.
 */
function slots(count: number, maxWaitMs: number): () => Promise<Release> {
  const queue = new FairQueue({
    running: count,
    runningPerClient: count,
    waiting: Infinity,
    waitingPerClient: Infinity,
  })
  let last = 0
  return () =>
    new Promise((resolve, reject) => {
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        reject(new TooManyTransactions())
      }, maxWaitMs)
      void queue.run(currentClient(), String((last += 1)), () => {
        clearTimeout(timer)
        return isLate ? Promise.resolve() : new Promise<void>((release) => resolve(release))
      })
    })
}

/**
 * Lets transactions have only a part of the connections, so that the others always get one. Later ones wait.
 * @param poolMax connections of the pool
 */
export const withTransactionSlots = (
  adapter: DatabaseAdapterObj<PostgresAdapter>,
  poolMax: number,
  maxWaitMs = MAX_WAIT_MS,
): DatabaseAdapterObj<PostgresAdapter> => ({
  ...adapter,
  init: (args) => {
    const db = adapter.init(args)
    const { beginTransaction, commitTransaction, rollbackTransaction } = db
    const acquire = slots(slotsOf(poolMax), maxWaitMs)
    const held = new Map<number | string, Release>()
    const release = (id: number | string) => {
      held.get(id)?.()
      held.delete(id)
    }
    db.beginTransaction = async function begin(this: PostgresAdapter, options) {
      const giveBack = await acquire()
      try {
        const id = await beginTransaction.call(this, options)
        if (id === null) giveBack()
        else held.set(id, giveBack)
        return id
      } catch (error) {
        giveBack()
        throw error
      }
    }
    db.commitTransaction = async (incoming) => {
      const id = await incoming
      await commitTransaction.call(db, id).finally(() => release(id))
    }
    db.rollbackTransaction = async (incoming) => {
      const id = await incoming
      await rollbackTransaction.call(db, id).finally(() => release(id))
    }
    return db
  },
})
