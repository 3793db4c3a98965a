/**
 * Defect: Payload does not listen to the errors of its database connections, and Node ends a process on an unhandled
 * one: a restart of Postgres stops the server.
 * Seen in: @payloadcms/db-postgres 3.90.1
 * Upstream: https://github.com/payloadcms/payload/issues/16939 "Payload Postgres adapter: `Uncaught Exception: error: terminating connection due to administrator command`"
 * Remove when: lost-connections.int.test.ts "Payload does not listen to the errors of its pool" fails
 */
import type { EventEmitter } from 'node:events'
import type { Payload } from 'payload'

/** Logs the errors of connections. The pool emits those of idle ones; a connection in use emits its own. */
export function handleLostConnections({ db: { pool }, logger }: Payload): void {
  const logError = (error: Error) =>
    logger.warn({ err: error }, 'Lost a database connection; the pool opens a new one')
  pool.on('error', logError)
  pool.on('acquire', (client: EventEmitter) => client.on('error', logError))
  pool.on('release', (_error: Error, client: EventEmitter) => client.off('error', logError))
}
