import type { EventEmitter } from 'node:events'
import type { Payload } from 'payload'

/**
 * Payload leaves the errors of its connections unheard, and Node ends a process over that: a restart of Postgres would be
 * ours too. The pool hears those of idle connections; one in use that waits for nothing has nobody but us.
 */
export function surviveLostConnections({ db: { pool }, logger }: Payload): void {
  const note = (error: Error) =>
    logger.warn({ err: error }, 'A database connection broke; the next one is made anew')
  pool.on('error', note)
  pool.on('acquire', (client: EventEmitter) => client.on('error', note))
  pool.on('release', (_error: Error, client: EventEmitter) => client.off('error', note))
}
