import { type Limit, rateLimits } from '@/src/platform/rate-limit/rate-limits'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 60 * MINUTE_SECONDS

/** Payload locks an account for `LOCK_SECONDS` after this many wrong passwords in a row, counted over all nodes. */
export const MAX_LOGIN_ATTEMPTS = 8
export const LOCK_SECONDS = 10 * MINUTE_SECONDS

type Figures = { account: number; address: number; tenant?: number; seconds: number }

/**
 * Attempts within `seconds` per e-mail address (known or not), per client address and, where mail is sent, per tenant:
 * without a trusted proxy a client address can be forged.
 * The login limit is one below Payload's lock, which would otherwise reveal that an account exists.
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
/** `account`: the e-mail address or token in the request; `address`: the client address; `tenant`: an id. */
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

/** Counts an attempt. @returns 0, or the seconds to wait when a limit is exceeded */
export async function consumeAttempt(kind: AttemptKind, attempt: Attempt): Promise<number> {
  for (const by of ['address', 'account', 'tenant'] as const) {
    const seconds = await secondsToWait(kind, by, attempt[by])
    if (seconds > 0) return seconds
  }
  return 0
}

/** Undoes the counting of an attempt that succeeded. */
export async function resetAttempts(kind: AttemptKind, { account, address }: Attempt): Promise<void> {
  const [byAccount, byAddress] = [limitOf(kind, 'account'), limitOf(kind, 'address')]
  if (byAccount) await rateLimits().forget(byAccount, account)
  if (byAddress) await rateLimits().refund(byAddress, address)
}
