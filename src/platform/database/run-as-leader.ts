import type { Payload } from 'payload'

/**
 * Runs `work` unless it runs already, here or on another node, for as long as it takes. The lock is a session's: no
 * transaction stays open meanwhile, and it goes with the connection, whatever becomes of the process.
 * @param lock any number, as long as nothing else locks by it
 */
export async function whenElected({ db }: Payload, lock: number, work: () => Promise<void>): Promise<void> {
  const session = await db.pool.connect()
  try {
    const { rows } = await session.query<{ elected: boolean }>('select pg_try_advisory_lock($1) as elected', [
      lock,
    ])
    if (rows[0]?.elected) await work()
  } finally {
    const failure = await session.query('select pg_advisory_unlock_all()').then(
      () => undefined,
      (error: Error) => error,
    )
    // One that cannot unlock is closed instead: the next to get it must not have the lock.
    session.release(failure)
  }
}
