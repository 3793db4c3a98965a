import type { PayloadRequest } from 'payload'

/** A pool or a transaction: runs statements. */
export type Connection = PayloadRequest['payload']['db']['drizzle']

/** The drizzle connection of the request's transaction, or the pool's when there is none. */
export async function requestConnection(req: PayloadRequest): Promise<Connection> {
  const { drizzle, sessions } = req.payload.db
  const session = req.transactionID ? sessions?.[await req.transactionID] : undefined
  // The Postgres adapter fills its sessions with its own drizzle transactions.
  return session ? (session.db as Connection) : drizzle
}
