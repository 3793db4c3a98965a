import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

import { processWide } from '@/src/lib/process-wide'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 60 * MINUTE_SECONDS

/** Payload locks an account after so many wrong passwords in a row, on every node, for so long. */
export const MAX_LOGIN_ATTEMPTS = 8
export const LOCK_SECONDS = 10 * MINUTE_SECONDS

type Limit = { account: number; address: number; tenant?: number; seconds: number }

/**
 * How often within `seconds` something may be tried with one e-mail address, known or not, from one client address, and,
 * where it sends mail, on the sites of one tenant: without a trusted proxy a visitor can make up a client address.
 * Signing in stops one short of Payload's lock, which shows as a wrong password: it must not tell that an account exists.
 */
const LIMITS = {
  login: { account: MAX_LOGIN_ATTEMPTS - 1, address: 60, seconds: LOCK_SECONDS },
  register: { account: 5, address: 20, tenant: 300, seconds: HOUR_SECONDS },
  forgotPassword: { account: 5, address: 20, tenant: 300, seconds: HOUR_SECONDS },
  resetPassword: { account: 10, address: 30, seconds: HOUR_SECONDS },
  verify: { account: 10, address: 30, seconds: HOUR_SECONDS },
} as const satisfies Record<string, Limit>

export type AttemptKind = keyof typeof LIMITS
/** Who tries: `account` is the e-mail address or the token that was given, `address` where the request comes from. */
export type Attempt = { account: string; address: string; tenant?: string }

const pointsOf = (kind: AttemptKind, by: keyof Attempt): number => {
  const limit: Limit = LIMITS[kind]
  return limit[by] ?? Infinity
}

const limiter = (kind: AttemptKind, by: keyof Attempt): RateLimiterMemory =>
  processWide(
    `${kind}-${by}-limiter`,
    () => new RateLimiterMemory({ points: pointsOf(kind, by), duration: LIMITS[kind].seconds }),
  )

/** Whatever is sent, what is kept of it has one length. */
const keyOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

async function secondsToWait(kind: AttemptKind, by: keyof Attempt, key: string | undefined): Promise<number> {
  if (key === undefined) return 0
  try {
    await limiter(kind, by).consume(keyOf(key))
    return 0
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return Math.ceil(refusal.msBeforeNext / 1000)
  }
}

/** Counts an attempt. Answers 0, or after how many seconds to try again. */
export async function countAttempt(kind: AttemptKind, attempt: Attempt): Promise<number> {
  for (const by of ['address', 'account', 'tenant'] as const) {
    const seconds = await secondsToWait(kind, by, attempt[by])
    if (seconds > 0) return seconds
  }
  return 0
}

/** What has succeeded counts neither against the account nor against the address. */
export async function forgetAttempt(kind: AttemptKind, { account, address }: Attempt): Promise<void> {
  await limiter(kind, 'account').delete(keyOf(account))
  await limiter(kind, 'address').reward(keyOf(address))
}
