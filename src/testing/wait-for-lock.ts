import type { Payload } from 'payload'
import { expect } from 'vitest'

/** Resolves once some transaction waits for a lock of another in this worker's database. */
export async function waitForLockWaiter({ db }: Payload): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await db.drizzle.execute(waiting)).rowCount, { timeout: 10_000 }).toBe(1)
}
