import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { startTemporaryRedis, type TemporaryRedis } from '@/src/testing/temporary-redis'
import { createRateLimits, type RateLimits } from './rate-limits'

const LIMIT = { name: 'tests', points: 3, seconds: 60 }

let redis: TemporaryRedis
let first: RateLimits
let second: RateLimits

beforeAll(async () => {
  redis = await startTemporaryRedis()
  first = createRateLimits(redis.url)
  second = createRateLimits(redis.url)
})

afterAll(async () => {
  first.close()
  second.close()
  await redis.stop()
})

const remaining = async (limits: RateLimits, key: string) => (await limits.count(LIMIT, key)).remaining

describe('rate limits of two nodes with one Redis', () => {
  it('count the calls of both nodes', async () => {
    const key = randomUUID()
    const counted = await Promise.all(
      [first, second, first, second, first].map((limits) => limits.count(LIMIT, key)),
    )
    expect(counted.filter(({ exceeded }) => exceeded)).toHaveLength(2)
    expect(counted.map((state) => state.remaining).sort()).toEqual([0, 0, 0, 1, 2])
    for (const { resetSeconds } of counted) expect(resetSeconds).toBeOneOf([59, 60])
  })

  it('count per key, and can be refunded and reset', async () => {
    const key = randomUUID()
    await first.count(LIMIT, key)
    expect(await remaining(second, randomUUID())).toBe(2)
    await second.refund(LIMIT, key)
    expect(await remaining(first, key)).toBe(2)
    await second.forget(LIMIT, key)
    expect(await remaining(first, key)).toBe(2)
  })
})

describe('without Redis', () => {
  it('a window is said to end no later than it does, also once the clock was set back', async () => {
    const limits = createRateLimits(undefined)
    const key = randomUUID()
    const now = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: now + 3_600_000 })
    try {
      await limits.count(LIMIT, key)
      vi.setSystemTime(now)
      expect(await limits.count(LIMIT, key)).toMatchObject({ remaining: 1, resetSeconds: LIMIT.seconds })
    } finally {
      vi.useRealTimers()
      limits.close()
    }
  })

  it.each(['stop', 'freeze'] as const)(
    'each node counts for itself, until Redis is available again (%s)',
    async (loss) => {
      const key = randomUUID()
      expect(await remaining(first, key)).toBe(2)
      await redis[loss]()
      const began = performance.now()
      const alone = []
      for (let call = 0; call < 4; call += 1) alone.push(await first.count(LIMIT, key))
      expect(alone.map(({ exceeded }) => exceeded)).toEqual([false, false, false, true])
      expect(await remaining(second, key)).toBe(2)
      // Calls do not hang on a Redis that does not respond.
      expect(performance.now() - began).toBeLessThan(10_000)
      await redis.stop()
      await redis.start()
      const together = async () => {
        const shared = randomUUID()
        return [await remaining(first, shared), await remaining(second, shared)]
      }
      await expect.poll(together, { timeout: 10_000 }).toEqual([2, 1])
    },
  )
})
