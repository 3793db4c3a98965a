import type { Payload } from 'payload'
import { expect } from 'vitest'

/** Resolves when a transaction in the database of this worker waits for a lock. */
export async function waitForLockWaiter({ db }: Payload): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await db.drizzle.execute(waiting)).rowCount, { timeout: 10_000 }).toBe(1)
}
