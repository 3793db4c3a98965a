import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

import { apiTokenOf } from '@/src/access/api-token'
import { consumeLimits, rateLimits, type RateLimitState } from '@/src/platform/rate-limit/rate-limits'
import { rateLimitHeaders } from '@/src/platform/rate-limit/limit-headers'
import { type CallLimits, rateLimitKinds, limitOf, exceededHeaders, limitDetail } from './rate-limit-kinds'
import type { ApiEnv } from './environment'
import { ApiError } from './problems'

/** A limit that applies besides those on requests and writes. */
export type Quota = 'uploads'

/** Counts one request against limits, each with its key, until one is exceeded; sets the RateLimit headers. */
async function countAll(
  c: Context<ApiEnv>,
  limits: readonly (readonly [keyof CallLimits, string])[],
  next: () => Promise<void>,
): Promise<void> {
  const installation = c.get('installation')
  const counted = await consumeLimits(
    installation.counters ?? rateLimits(),
    limits.map(([name, key]) => [limitOf(name, installation.limits), key]),
  )
  const limitStates = [...(c.get('limitStates') ?? []), ...counted]
  const last = counted.at(-1)
  if (last?.exceeded) throw tooMany(last, limitStates)
  c.set('limitStates', limitStates)
  await next()
  for (const [name, value] of Object.entries(rateLimitHeaders(c.get('limitStates') ?? [])))
    c.res.headers.set(name, value)
}

const tooMany = (exceeded: RateLimitState, limitStates: readonly RateLimitState[]): ApiError =>
  new ApiError('tooManyRequests', limitDetail(exceeded), { headers: exceededHeaders(limitStates) })

/** API tokens are counted separately, so that one program cannot block another of the same person. */
const quotaOwner = (user: ApiEnv['Variables']['user']): string => apiTokenOf(user)?.id ?? user.id

/** Counts requests and writes per account or API token; those of the panel separately, so that a script cannot block a person. */
export const rateLimit = (writes: boolean) =>
  createMiddleware<ApiEnv>((c, next) => {
    const id = quotaOwner(c.get('user'))
    const { base } = c.get('mount')
    const key = base === '/api' ? id : `${base} ${id}`
    return countAll(
      c,
      rateLimitKinds(writes).map((name) => [name, key] as const),
      next,
    )
  })

/** Counts uploads, which cost more than other requests, per account or API token and per tenant. */
export const limitUploads = createMiddleware<ApiEnv>((c, next) => {
  const { user, tenant } = c.get('caller')
  return countAll(
    c,
    [
      ['uploads', quotaOwner(user)],
      ['tenantUploads', tenant.id],
    ],
    next,
  )
})
