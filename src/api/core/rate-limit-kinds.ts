import { env } from '@/src/platform/env'
import type { Limit, RateLimitState } from '@/src/platform/rate-limit/rate-limits'
import { rateLimitHeaders } from '@/src/platform/rate-limit/limit-headers'
import { UPLOAD_LIMITS } from '@/src/platform/rate-limit/uploads'

const MINUTE_SECONDS = 60

/**
 * What one person may call within a minute, whatever the number of their tokens: all calls under /api/admin, and of them
 * those that write; files, which cost the most, for each person and for all of a tenant.
 */
export type CallLimits = Record<'calls' | 'writes' | 'uploads' | 'tenantUploads', number>

/** Enough for a front end that a person works in. An import waits where it is told to, or the installation allows more. */
const CALL_LIMITS: CallLimits = {
  calls: env.API_CALLS_PER_MINUTE ?? 600,
  writes: env.API_WRITES_PER_MINUTE ?? 300,
  uploads: UPLOAD_LIMITS.uploads.points,
  tenantUploads: UPLOAD_LIMITS.tenantUploads.points,
}

/** What a call counts against, whoever makes it. */
export const rateLimitKinds = (writes: boolean) =>
  writes ? (['calls', 'writes'] as const) : (['calls'] as const)

export const limitOf = (name: keyof CallLimits, limits: CallLimits = CALL_LIMITS): Limit => ({
  name,
  points: limits[name],
  seconds: MINUTE_SECONDS,
})

/** Of the admin's own calls, which a cookie names: an editor at work makes a few calls a second at most, a list of pictures a hundred at once. */
export const PANEL_LIMIT: Limit = { name: 'panel', points: 3_000, seconds: MINUTE_SECONDS }

const NOUNS: Record<string, string> = {
  writes: 'calls that write',
  uploads: 'files',
  tenantUploads: 'files of one tenant',
} satisfies Partial<Record<keyof CallLimits, string>>

/** What a caller is told who exceeded a limit. */
export const errorResponse = ({ limit: { name, points }, resetSeconds }: RateLimitState): string =>
  `At most ${points} ${NOUNS[name] ?? 'calls'} within a minute. Try again in ${resetSeconds} seconds.`

/** Where the caller stands, the last limit being exceeded, and when to try again. */
export const refusalHeaders = (standings: readonly RateLimitState[]): Record<string, string> => ({
  'retry-after': String(standings.at(-1)?.resetSeconds ?? MINUTE_SECONDS),
  ...rateLimitHeaders(standings),
})
