import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

import { consumeLimits, rateLimits, type RateLimitState } from '@/src/platform/rate-limit/rate-limits'
import { rateLimitHeaders } from '@/src/platform/rate-limit/limit-headers'
import { type CallLimits, rateLimitKinds, limitOf, refusalHeaders, errorResponse } from './rate-limit-kinds'
import type { ApiEnv } from './environment'
import { ApiError } from './problems'

/** What an operation counts against besides calls and writes. */
export type Quota = 'uploads'

/** Counts one call against limits, each with the key it counts by, until one is exceeded, and tells it in the answer. */
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
  const standings = [...(c.get('standings') ?? []), ...counted]
  const last = counted.at(-1)
  if (last?.exceeded) throw tooMany(last, standings)
  c.set('standings', standings)
  await next()
  for (const [name, value] of Object.entries(rateLimitHeaders(c.get('standings') ?? [])))
    c.res.headers.set(name, value)
}

const tooMany = (exceeded: RateLimitState, standings: readonly RateLimitState[]): ApiError =>
  new ApiError('tooManyRequests', errorResponse(exceeded), { headers: refusalHeaders(standings) })

/** Counts a call, and a call that writes, of the person who calls; the panel apart, which need not wait for a script of theirs. */
export const rateLimit = (writes: boolean) =>
  createMiddleware<ApiEnv>((c, next) => {
    const { id } = c.get('user')
    const { base } = c.get('mount')
    const key = base === '/api' ? id : `${base} ${id}`
    return countAll(
      c,
      rateLimitKinds(writes).map((name) => [name, key] as const),
      next,
    )
  })

/** Counts what costs more than a call, of the caller and of all in their tenant. */
export const limitUploads = createMiddleware<ApiEnv>((c, next) => {
  const { user, tenant } = c.get('caller')
  return countAll(
    c,
    [
      ['uploads', user.id],
      ['tenantUploads', tenant.id],
    ],
    next,
  )
})
