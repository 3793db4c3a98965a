import { sql } from '@payloadcms/db-postgres'

import type { Connection } from '@/src/platform/database/connection'

/** Wrong codes that one may try within the window, on all nodes together: a code has a million values. */
const MAX_ATTEMPTS = 5
const WINDOW_MINUTES = 15
const DAY_MINUTES = 24 * 60

/**
 * Wrong codes of an account in a day, against guessing slowly. Strangers who know the password reach their limit first: the
 * rest is for devices on which the owner signed in before.
 */
const DAY_LIMITS = { stranger: 20, known: 40 } as const

/** Who tries: each has a count of its own within the window. */
const COUNTERS = {
  stranger: { attempts: sql.raw('attempts'), since: sql.raw('attempts_since') },
  known: { attempts: sql.raw('known_attempts'), since: sql.raw('known_since') },
} as const

type Tried = { account: string; isKnown: boolean }
/** `isLastOfDay`: if this one is wrong, its limit of the day is reached. */
type Counted = { type: 'allowed'; isLastOfDay: boolean } | { type: 'limited'; seconds: number }

const whoOf = ({ isKnown }: Tried): keyof typeof COUNTERS => (isKnown ? 'known' : 'stranger')
const minutes = (count: number) => sql`make_interval(mins => ${count})`
const isToday = sql`f.day_since > now() - ${minutes(DAY_MINUTES)}`

async function secondsToWait(connection: Connection, tried: Tried): Promise<number> {
  const who = whoOf(tried)
  const { since } = COUNTERS[who]
  const { rows } = await connection.execute<{ seconds: number }>(sql`
    SELECT ceil(extract(epoch FROM CASE
      WHEN ${isToday} AND f.day_attempts >= ${DAY_LIMITS[who]} THEN f.day_since + ${minutes(DAY_MINUTES)}
      ELSE f.${since} + ${minutes(WINDOW_MINUTES)} END - now()))::int AS seconds
    FROM account_factors f WHERE f.account_id = ${tried.account}::uuid`)
  return Math.max(1, rows[0]?.seconds ?? WINDOW_MINUTES * 60)
}

/**
 * Counts an attempt with a second factor, before it is checked. Use a connection without a transaction: the count must stay
 * when the request is rolled back. It inserts nothing, as a sign-in has locked the account's row against foreign keys.
 * An account that never had a second factor is limited too.
 */
export async function countFactorAttempt(connection: Connection, tried: Tried): Promise<Counted> {
  const who = whoOf(tried)
  const { attempts, since } = COUNTERS[who]
  const limit = DAY_LIMITS[who]
  const isRecent = sql`f.${since} > now() - ${minutes(WINDOW_MINUTES)}`
  const { rows } = await connection.execute<{ today: number }>(sql`
    UPDATE account_factors f SET
      ${attempts} = CASE WHEN ${isRecent} THEN f.${attempts} + 1 ELSE 1 END,
      ${since} = CASE WHEN ${isRecent} THEN f.${since} ELSE now() END,
      day_attempts = CASE WHEN ${isToday} THEN f.day_attempts + 1 ELSE 1 END,
      day_since = CASE WHEN ${isToday} THEN f.day_since ELSE now() END
    WHERE f.account_id = ${tried.account}::uuid
      AND NOT (${isRecent} AND f.${attempts} >= ${MAX_ATTEMPTS})
      AND NOT (${isToday} AND f.day_attempts >= ${limit})
    RETURNING f.day_attempts AS today`)
  if (!rows[0]) return { type: 'limited', seconds: await secondsToWait(connection, tried) }
  return { type: 'allowed', isLastOfDay: rows[0].today === limit }
}

/** Undoes the counting of an attempt that succeeded. Wrong ones of the day count on: they may be somebody else's. */
export async function forgetFactorAttempts(connection: Connection, tried: Tried): Promise<void> {
  const { attempts } = COUNTERS[whoOf(tried)]
  await connection.execute(sql`
    UPDATE account_factors SET ${attempts} = 0, day_attempts = greatest(day_attempts - 1, 0)
    WHERE account_id = ${tried.account}::uuid`)
}
