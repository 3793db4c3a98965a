import { type Limit, rateLimits } from '@/src/platform/rate-limit/rate-limits'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 60 * MINUTE_SECONDS

/** Payload locks an account after so many wrong passwords in a row, on every node, for so long. */
export const MAX_LOGIN_ATTEMPTS = 8
export const LOCK_SECONDS = 10 * MINUTE_SECONDS

type Figures = { account: number; address: number; tenant?: number; seconds: number }

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
  invite: { account: 5, address: 120, tenant: 120, seconds: HOUR_SECONDS },
  verify: { account: 10, address: 30, seconds: HOUR_SECONDS },
} as const satisfies Record<string, Figures>

export type AttemptKind = keyof typeof LIMITS
/** Who tries: `account` is the e-mail address or the token that was given, `address` where the request comes from. */
export type Attempt = { account: string; address: string; tenant?: string }

const limitOf = (kind: AttemptKind, by: keyof Attempt): Limit | null => {
  const { seconds, [by]: points }: Figures = LIMITS[kind]
  return points === undefined ? null : { name: `${kind}-${by}`, points, seconds }
}

async function secondsToWait(kind: AttemptKind, by: keyof Attempt, key: string | undefined): Promise<number> {
  const limit = limitOf(kind, by)
  if (!limit || key === undefined) return 0
  const { exceeded, resetSeconds } = await rateLimits().count(limit, key)
  return exceeded ? resetSeconds : 0
}

/** Counts an attempt. Answers 0, or after how many seconds to try again. */
export async function consumeAttempt(kind: AttemptKind, attempt: Attempt): Promise<number> {
  for (const by of ['address', 'account', 'tenant'] as const) {
    const seconds = await secondsToWait(kind, by, attempt[by])
    if (seconds > 0) return seconds
  }
  return 0
}

/** What has succeeded counts neither against the account nor against the address. */
export async function resetAttempts(kind: AttemptKind, { account, address }: Attempt): Promise<void> {
  const [byAccount, byAddress] = [limitOf(kind, 'account'), limitOf(kind, 'address')]
  if (byAccount) await rateLimits().forget(byAccount, account)
  if (byAddress) await rateLimits().takeBack(byAddress, address)
}
