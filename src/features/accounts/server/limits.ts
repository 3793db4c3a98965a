import { consumeLimits, type Limit, rateLimits } from '@/src/platform/rate-limit/rate-limits'
import { networkOf } from '@/src/routing/client-address'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 60 * MINUTE_SECONDS

type Figures = { account: number; address: number; pair?: number; tenant?: number; seconds: number }

/**
 * Attempts within `seconds` per e-mail address (known or not), per network of the client, per pair of both and, where mail is sent,
 * per tenant. Guessing from one place ends at the limit of the pair, which keeps nobody else out; only guessing from many
 * places at once reaches that of the account, and a device on which its owner signed in before is not held to that.
 */
const LIMITS = {
  login: { account: 100, address: 60, pair: 7, seconds: 10 * MINUTE_SECONDS },
  register: { account: 5, address: 20, tenant: 300, seconds: HOUR_SECONDS },
  forgotPassword: { account: 5, address: 20, tenant: 300, seconds: HOUR_SECONDS },
  resetPassword: { account: 10, address: 30, seconds: HOUR_SECONDS },
  invite: { account: 5, address: 120, tenant: 120, seconds: HOUR_SECONDS },
  singleSignOn: { account: 120, address: 120, seconds: HOUR_SECONDS / 6 },
  changeAddress: { account: 5, address: 20, seconds: HOUR_SECONDS },
  verify: { account: 10, address: 30, seconds: HOUR_SECONDS },
  // Whoever finds a browser open.
  confirm: { account: 5, address: 20, pair: 5, seconds: 10 * MINUTE_SECONDS },
  passkey: { account: 30, address: 60, seconds: 10 * MINUTE_SECONDS },
} as const satisfies Record<string, Figures>

export type AttemptKind = keyof typeof LIMITS
/**
 * `account`: the e-mail address or token in the request; `address`: the client address; `tenant`: an id; `device`: the id of
 * a device on which the owner of the account signed in before.
 */
export type Attempt = { account: string; address: string; tenant?: string; device?: string | null }

type Part = 'account' | 'address' | 'pair' | 'tenant'

const limitOf = (kind: AttemptKind, by: Part): Limit | null => {
  const { seconds, [by]: points }: Figures = LIMITS[kind]
  return points === undefined ? null : { name: `${kind}-${by}`, points, seconds }
}

/** The keys under which an attempt is counted. A known device has a count of its own, which no stranger can fill. */
function keysOf({ account, address, tenant, device }: Attempt): Partial<Record<Part, string>> {
  if (device) return { pair: JSON.stringify(['device', device, account]) }
  const network = networkOf(address)
  return { address: network, pair: JSON.stringify([network, account]), account, ...(tenant && { tenant }) }
}

const countersOf = (kind: AttemptKind, attempt: Attempt): [Limit, string][] =>
  Object.entries(keysOf(attempt)).flatMap(([by, key]): [Limit, string][] => {
    const limit = limitOf(kind, by as Part)
    return limit ? [[limit, key]] : []
  })

/** Counts an attempt. @returns 0, or the seconds to wait when a limit is exceeded */
export async function consumeAttempt(kind: AttemptKind, attempt: Attempt): Promise<number> {
  const states = await consumeLimits(rateLimits(), countersOf(kind, attempt))
  const exceeded = states.find((state) => state.exceeded)
  return exceeded ? exceeded.resetSeconds : 0
}

/** Undoes the counting of an attempt that succeeded: its pair has proved itself, and other attempts count on. */
export async function resetAttempts(kind: AttemptKind, attempt: Attempt): Promise<void> {
  const pair = limitOf(kind, 'pair')?.name
  for (const [limit, key] of countersOf(kind, attempt))
    await (limit.name === pair ? rateLimits().forget(limit, key) : rateLimits().refund(limit, key))
}
