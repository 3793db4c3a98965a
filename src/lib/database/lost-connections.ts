import type { Payload } from 'payload'

/** Payload leaves the errors of idle connections unheard, and Node ends a process over that: a restart of Postgres would be ours too. */
export function surviveLostConnections({ db, logger }: Payload): void {
  db.pool.on('error', (error) =>
    logger.warn({ err: error }, 'A database connection broke; the next one is made anew'),
  )
}
