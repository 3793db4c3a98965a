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

/** How often something may be done within a window of `seconds`, which begins with the first time. */
export type Limit = { name: string; points: number; seconds: number }

/** Where a key stands with a limit: how often it still may, and in how many seconds it may anew. */
export type RateLimitState = { limit: Limit; remaining: number; resetSeconds: number; exceeded: boolean }

/** Counts, shared by the nodes that share a Redis, else of this process. */
export type RateLimits = {
  /** Counts once. Whatever a key is, what is kept of it has one length and tells nothing. */
  count: (limit: Limit, key: string) => Promise<RateLimitState>
  /** Takes one time back. */
  takeBack: (limit: Limit, key: string) => Promise<void>
  /** Forgets all that was counted for a key. */
  forget: (limit: Limit, key: string) => Promise<void>
  close: () => void
}

const hash = (key: string): string => createHash('sha256').update(key).digest('base64url')

const standing = (
  limit: Limit,
  { remainingPoints, msBeforeNext }: RateLimiterRes,
  exceeded: boolean,
): RateLimitState => ({
  limit,
  remaining: Math.max(remainingPoints, 0),
  resetSeconds: Math.max(Math.ceil(msBeforeNext / 1000), 1),
  exceeded,
})

async function consume(limiter: RateLimiterAbstract, limit: Limit, key: string): Promise<RateLimitState> {
  try {
    return standing(limit, await limiter.consume(hash(key)), false)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return standing(limit, refusal, true)
  }
}

/**
 * Counters in Redis, or in memory without an address. While Redis does not answer each process counts for itself:
 * nobody is refused, or let through without end, because of it.
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
    await redis?.tried
    const id = `${limit.name} ${limit.points} ${limit.seconds}`
    const limiter = limiters.get(id) ?? create(limit)
    limiters.set(id, limiter)
    return limiter
  }

  return {
    count: async (limit, key) => consume(await limiterOf(limit), limit, key),
    takeBack: async (limit, key) => void (await (await limiterOf(limit)).reward(hash(key))),
    forget: async (limit, key) => void (await (await limiterOf(limit)).delete(hash(key))),
    close: () => redis?.client.disconnect(),
  }
}

/** Counts once against each limit, with the key it counts by, until one is exceeded: that is then the last. */
export async function consumeLimits(
  { count }: RateLimits,
  limits: readonly (readonly [Limit, string])[],
): Promise<RateLimitState[]> {
  const standings: RateLimitState[] = []
  for (const [limit, key] of limits) {
    const standing = await count(limit, key)
    standings.push(standing)
    if (standing.exceeded) break
  }
  return standings
}

/** The counters of this process: in Redis where REDIS_URL names one. */
export const rateLimits = (): RateLimits =>
  globalSingleton('rate-limits', () => createRateLimits(env.REDIS_URL))
