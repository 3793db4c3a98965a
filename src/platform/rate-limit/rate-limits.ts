import { createHash } from 'node:crypto'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'

import { env } from '@/src/platform/env'
import { globalSingleton } from '@/src/lib/global-singleton'
import { connectRedis } from './redis'

/** At most `points` calls within a window of `seconds`, which starts at the first call. */
export type Limit = { name: string; points: number; seconds: number }

/** The state of a limit for one key; the window ends in `resetSeconds`. */
export type RateLimitState = { limit: Limit; remaining: number; resetSeconds: number; exceeded: boolean }

/** Counters, shared by all nodes that use the same Redis, otherwise local to this process. */
export type RateLimits = {
  /** Counts one call. Keys are stored as hashes. */
  count: (limit: Limit, key: string) => Promise<RateLimitState>
  /** Undoes one call. */
  refund: (limit: Limit, key: string) => Promise<void>
  /** Resets the counter of a key. */
  forget: (limit: Limit, key: string) => Promise<void>
  close: () => void
}

const hash = (key: string): string => createHash('sha256').update(key).digest('base64url')

const toState = (
  limit: Limit,
  { remainingPoints, msBeforeNext }: RateLimiterRes,
  exceeded: boolean,
): RateLimitState => ({
  limit,
  remaining: Math.max(remainingPoints, 0),
  // More than the window once the clock was set back; what ends the window is a timer.
  resetSeconds: Math.min(Math.max(Math.ceil(msBeforeNext / 1000), 1), limit.seconds),
  exceeded,
})

async function consume(limiter: RateLimiterAbstract, limit: Limit, key: string): Promise<RateLimitState> {
  try {
    return toState(limit, await limiter.consume(hash(key)), false)
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection
    return toState(limit, rejection, true)
  }
}

/**
 * Counters in Redis, or in memory without a URL. While Redis is down each process counts in memory, so that limits
 * neither block everybody nor stop working.
 */
export function createRateLimits(redisUrl: string | undefined): RateLimits {
  const redis = redisUrl === undefined ? null : connectRedis(redisUrl)
  const limiters = new Map<string, RateLimiterAbstract>()

  function create({ name, points, seconds }: Limit): RateLimiterAbstract {
    const options = { keyPrefix: `gevel:limit:${name}`, points, duration: seconds }
    const memory = new RateLimiterMemory(options)
    if (!redis) return memory
    return new RateLimiterRedis({
      ...options,
      storeClient: redis.client,
      rejectIfRedisNotReady: true,
      insuranceLimiter: memory,
    })
  }

  async function limiterOf(limit: Limit): Promise<RateLimiterAbstract> {
    await redis?.firstAttempt
    const id = `${limit.name} ${limit.points} ${limit.seconds}`
    const limiter = limiters.get(id) ?? create(limit)
    limiters.set(id, limiter)
    return limiter
  }

  return {
    count: async (limit, key) => consume(await limiterOf(limit), limit, key),
    refund: async (limit, key) => void (await (await limiterOf(limit)).reward(hash(key))),
    forget: async (limit, key) => void (await (await limiterOf(limit)).delete(hash(key))),
    close: () => redis?.client.disconnect(),
  }
}

/** Counts one call against each [limit, key] in order and stops at the first limit that is exceeded. */
export async function consumeLimits(
  { count }: RateLimits,
  limits: readonly (readonly [Limit, string])[],
): Promise<RateLimitState[]> {
  const states: RateLimitState[] = []
  for (const [limit, key] of limits) {
    const state = await count(limit, key)
    states.push(state)
    if (state.exceeded) break
  }
  return states
}

/** The counters of this process, in Redis if REDIS_URL is set. */
export const rateLimits = (): RateLimits =>
  globalSingleton('rate-limits', () => createRateLimits(env.REDIS_URL))
