import { env } from '@/src/platform/env'
import type { Limit, RateLimitState } from '@/src/platform/rate-limit/rate-limits'
import { rateLimitHeaders } from '@/src/platform/rate-limit/limit-headers'
import { UPLOAD_LIMITS } from '@/src/platform/rate-limit/uploads'

const MINUTE_SECONDS = 60

/**
 * Limits per minute, for all sessions of an account together and for each of its API tokens: requests under /api/admin,
 * those of them that write, and uploads, which cost the most and also count per tenant.
 */
export type CallLimits = Record<'calls' | 'writes' | 'uploads' | 'tenantUploads', number>

/** Enough for a front end that a person works in. An import waits as `Retry-After` says, or the installation allows more. */
const CALL_LIMITS: CallLimits = {
  calls: env.API_CALLS_PER_MINUTE ?? 600,
  writes: env.API_WRITES_PER_MINUTE ?? 300,
  uploads: UPLOAD_LIMITS.uploads.points,
  tenantUploads: UPLOAD_LIMITS.tenantUploads.points,
}

export const rateLimitKinds = (writes: boolean) =>
  writes ? (['calls', 'writes'] as const) : (['calls'] as const)

export const limitOf = (name: keyof CallLimits, limits: CallLimits = CALL_LIMITS): Limit => ({
  name,
  points: limits[name],
  seconds: MINUTE_SECONDS,
})

const NOUNS: Record<string, string> = {
  writes: 'write requests',
  uploads: 'uploads',
  tenantUploads: 'uploads to one tenant',
} satisfies Partial<Record<keyof CallLimits, string>>

/** The `detail` of a 429. */
export const limitDetail = ({ limit: { name, points }, resetSeconds }: RateLimitState): string =>
  `At most ${points} ${NOUNS[name] ?? 'requests'} per minute. Try again in ${resetSeconds} seconds.`

/** The headers of a 429; the last limit is the one exceeded. */
export const exceededHeaders = (limitStates: readonly RateLimitState[]): Record<string, string> => ({
  'retry-after': String(limitStates.at(-1)?.resetSeconds ?? MINUTE_SECONDS),
  ...rateLimitHeaders(limitStates),
})
