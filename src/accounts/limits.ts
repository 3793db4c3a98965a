import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

import { processWide } from '@/src/lib/process-wide'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 60 * MINUTE_SECONDS

/** Payload locks an account after so many wrong passwords in a row, on every node, for so long. */
export const MAX_LOGIN_ATTEMPTS = 8
export const LOCK_SECONDS = 10 * MINUTE_SECONDS

type Limit = { account: number; address: number; seconds: number }

/**
 * How often within `seconds` something may be tried with one e-mail address, known or not, and from one client address.
 * Signing in stops one short of Payload's lock: being locked out must not tell that an account exists.
 */
const LIMITS = {
  login: { account: MAX_LOGIN_ATTEMPTS - 1, address: 60, seconds: LOCK_SECONDS },
  register: { account: 5, address: 20, seconds: HOUR_SECONDS },
  forgotPassword: { account: 5, address: 20, seconds: HOUR_SECONDS },
  resetPassword: { account: 10, address: 30, seconds: HOUR_SECONDS },
  verify: { account: 10, address: 30, seconds: HOUR_SECONDS },
} as const satisfies Record<string, Limit>

export type AttemptKind = keyof typeof LIMITS
/** Who tries: `account` is the e-mail address or the token that was given, `address` where the request comes from. */
export type Attempt = { account: string; address: string }

const limiter = (kind: AttemptKind, by: keyof Attempt): RateLimiterMemory =>
  processWide(`${kind}-${by}-limiter`, () => {
    const { seconds: duration, [by]: points } = LIMITS[kind]
    return new RateLimiterMemory({ points, duration })
  })

async function secondsToWait(kind: AttemptKind, by: keyof Attempt, key: string): Promise<number> {
  try {
    await limiter(kind, by).consume(key)
    return 0
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return Math.ceil(refusal.msBeforeNext / 1000)
  }
}

/** Counts an attempt. Answers 0, or after how many seconds to try again. */
export async function countAttempt(kind: AttemptKind, { account, address }: Attempt): Promise<number> {
  return (await secondsToWait(kind, 'address', address)) || (await secondsToWait(kind, 'account', account))
}

/** What has succeeded counts neither against the account nor against the address. */
export async function forgetAttempt(kind: AttemptKind, { account, address }: Attempt): Promise<void> {
  await limiter(kind, 'account').delete(account)
  await limiter(kind, 'address').reward(address)
}
