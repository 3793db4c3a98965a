/**
 * Defect: an operation that fails rolls back the whole transaction of its request, also for a caller that catches its error
 * to try something else.
 * Seen in: payload 3.90.1
 * Upstream: not reported yet
 * Remove when: attempts.int.test.ts "Payload rolls back what a caller wrote before" fails
 */
import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { getDataLoader, isolateObjectProperty, type PayloadRequest } from 'payload'

import { requestConnection } from '@/src/platform/database/connection'
import { onTransactionEnd, settle } from './transaction-end'

/** What an attempt may change of its request without changing it for the caller. */
const OWN: (keyof PayloadRequest)[] = ['transactionID', 'payloadDataLoader', 'locale', 'fallbackLocale']
const endsWithOther = async (): Promise<void> => undefined

/**
 * Runs `work` in a savepoint of the request's transaction. When it throws, what it wrote is undone, and the transaction
 * goes on. Work for the end of the transaction waits for that.
 * @param work gets a request of its own locale, and a transaction whose end is none of the caller's
 */
export async function attempt<T>(req: PayloadRequest, work: (own: PayloadRequest) => Promise<T>): Promise<T> {
  // The Postgres adapter fills its sessions with its own drizzle transactions.
  const { sessions = {} } = req.payload.db
  const connection = await requestConnection(req)
  const id = randomUUID()
  const own = isolateObjectProperty(req, OWN)
  own.transactionID = id
  // A loader sets the transaction of the request that it was made for to that of whoever asks.
  own.payloadDataLoader = getDataLoader(own)
  sessions[id] = { db: connection, resolve: endsWithOther, reject: endsWithOther }
  await connection.execute(sql`savepoint attempt`)
  try {
    const result = await work(own)
    await connection.execute(sql`release savepoint attempt`)
    await onTransactionEnd(req, async (outcome) => {
      delete sessions[id]
      await settle(id, outcome)
    })
    return result
  } catch (error) {
    delete sessions[id]
    await connection.execute(sql`rollback to savepoint attempt`)
    // Otherwise an attempt around this one would only be rolled back to here.
    await connection.execute(sql`release savepoint attempt`)
    await settle(id, 'rolledBack')
    throw error
  }
}
