import { sql } from '@payloadcms/db-postgres'

import type { Connection } from '@/src/platform/database/connection'

/** Wrong codes that one may try within the window, on all nodes together: a code has a million values. */
const MAX_ATTEMPTS = 5
const WINDOW_MINUTES = 15

/** `Retry-After` once the limit is reached. */
export const FACTOR_WINDOW_SECONDS = WINDOW_MINUTES * 60

/**
 * Counts an attempt with a second factor, before it is checked. Use a connection without a transaction: the count must stay
 * when the request is rolled back. It inserts nothing, as a sign-in has locked the account's row against foreign keys.
 * @returns whether the attempt is allowed; false too for an account that never had a second factor
 */
export async function countFactorAttempt(connection: Connection, account: string): Promise<boolean> {
  const isRecent = sql`f.attempts_since > now() - make_interval(mins => ${WINDOW_MINUTES})`
  const { rowCount } = await connection.execute(sql`
    UPDATE account_factors f SET
      attempts = CASE WHEN ${isRecent} THEN f.attempts + 1 ELSE 1 END,
      attempts_since = CASE WHEN ${isRecent} THEN f.attempts_since ELSE now() END
    WHERE f.account_id = ${account}::uuid AND NOT (${isRecent} AND f.attempts >= ${MAX_ATTEMPTS})`)
  return rowCount === 1
}

export async function forgetFactorAttempts(connection: Connection, account: string): Promise<void> {
  await connection.execute(sql`UPDATE account_factors SET attempts = 0 WHERE account_id = ${account}::uuid`)
}
