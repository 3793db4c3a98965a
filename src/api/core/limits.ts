import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

import { type Limit, rateLimits, type Standing } from '@/src/lib/rate-limit/rate-limits'
import { CALL_LIMITS, type CallLimits } from './call-limits'
import type { ApiEnv, Installation } from './environment'
import { ApiError } from './problems'

const MINUTE_SECONDS = 60

/** What an operation counts against besides calls and writes. */
export type Quota = 'uploads'

const limitOf = ({ limits = CALL_LIMITS }: Installation, name: keyof CallLimits): Limit => ({
  name,
  points: limits[name],
  seconds: MINUTE_SECONDS,
})

const NOUNS: Record<keyof CallLimits, string> = {
  calls: 'calls',
  writes: 'calls that write',
  uploads: 'files',
  tenantUploads: 'files of one tenant',
}

const policyOf = ({ limit: { name, points, seconds } }: Standing) => `"${name}";q=${points};w=${seconds}`
const stateOf = ({ limit: { name }, remaining, resetSeconds }: Standing) =>
  `"${name}";r=${remaining};t=${resetSeconds}`

/** The headers of draft-ietf-httpapi-ratelimit-headers-10: each limit that was counted, and where the caller stands. */
const headersOf = (standings: readonly Standing[]): Record<string, string> => ({
  'ratelimit-policy': standings.map(policyOf).join(', '),
  ratelimit: standings.map(stateOf).join(', '),
})

/** Counts one call against limits, each with the key it counts by, until one is exceeded, and tells it in the answer. */
async function countAll(
  c: Context<ApiEnv>,
  limits: readonly (readonly [keyof CallLimits, string])[],
  next: () => Promise<void>,
): Promise<void> {
  const installation = c.get('installation')
  const { count } = installation.counters ?? rateLimits()
  const standings: Standing[] = [...(c.get('standings') ?? [])]
  for (const [name, key] of limits) {
    const standing = await count(limitOf(installation, name), key)
    standings.push(standing)
    if (standing.exceeded) throw tooMany(NOUNS[name], standing, standings)
  }
  c.set('standings', standings)
  await next()
  for (const [name, value] of Object.entries(headersOf(c.get('standings') ?? []))) c.header(name, value)
}

function tooMany(noun: string, { limit, resetSeconds }: Standing, standings: readonly Standing[]): ApiError {
  const detail = `At most ${limit.points} ${noun} within a minute. Try again in ${resetSeconds} seconds.`
  return new ApiError('tooManyRequests', detail, {
    headers: { 'retry-after': String(resetSeconds), ...headersOf(standings) },
  })
}

/** Counts a call, and a call that writes, of the person whom `caller` will be. */
export const limitCalls = (writes: boolean) =>
  createMiddleware<ApiEnv>((c, next) => {
    const { id } = c.get('user')
    return countAll(
      c,
      writes
        ? [
            ['calls', id],
            ['writes', id],
          ]
        : [['calls', id]],
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
