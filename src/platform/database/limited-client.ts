import { AsyncLocalStorage } from 'node:async_hooks'
import { Client } from 'pg'

import { env } from '@/src/platform/env'
import { globalSingleton } from '@/src/lib/global-singleton'

/** A transaction without a statement for this long is rolled back: it would keep its locks forever. */
const IDLE_IN_TRANSACTION_MS = 60_000
/** Postgres ends the statement of a client that has gone, for example after its limit. */
const CHECK_FOR_CLIENT = 'set client_connection_check_interval = 1000'

const limits = () => globalSingleton('statement-limit', () => new AsyncLocalStorage<number>())

/** Lets each statement of `work` take `ms` milliseconds: for work that nobody waits for, or that is known to be long. */
export const withStatementLimit = <T>(ms: number, work: () => T): T => limits().run(ms, work)

/** What is overridden here, without the overloads of pg’s types. */
type Connection = {
  connection: { stream: { destroy: () => unknown } }
  query(config: unknown, ...rest: unknown[]): unknown
}
const Connection = Client as unknown as { prototype: Connection; new (config: unknown): Connection }

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout'

/**
 * A connection whose statements fail after a limit, also when Postgres has stopped answering: DATABASE_TIMEOUT_MS, or that
 * of `withStatementLimit`. The connection is closed then, because the statement may still run in its transaction.
 */
class LimitedClient extends Connection {
  override query(config: unknown, ...rest: unknown[]): unknown {
    const query_timeout = limits().getStore() ?? env.DATABASE_TIMEOUT_MS
    const statement = typeof config === 'string' ? { text: config } : config
    const result = super.query({ ...(statement as object), query_timeout }, ...rest)
    if (!(result instanceof Promise)) return result
    return result.catch((error: unknown) => {
      // pg returns the connection to the pool as it is.
      if (isTimeout(error)) this.connection.stream.destroy()
      throw error
    })
  }
}

/** Options of every pool that serves requests: nothing waits longer for a connection or for the answer to a statement. */
export const limitedPool = () => ({
  Client: LimitedClient as unknown as typeof Client,
  connectionTimeoutMillis: env.DATABASE_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  onConnect: checkForClient,
})

/** Not every system can check, and then statements of closed connections run on to their end. */
export async function checkForClient(client: unknown): Promise<void> {
  const config = { text: CHECK_FOR_CLIENT, query_timeout: env.DATABASE_TIMEOUT_MS }
  // Past what counts and names the statements of requests.
  const sent = Connection.prototype.query.call(client as Connection, config) as Promise<unknown>
  await sent.catch(() => undefined)
}
