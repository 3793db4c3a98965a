import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTemporaryRedis, type TemporaryRedis } from '@/src/testing/temporary-redis'
import { createRateLimits, type RateLimits } from './rate-limits'

const LIMIT = { name: 'tests', points: 3, seconds: 60 }

let redis: TemporaryRedis
let one: RateLimits
let other: RateLimits

beforeAll(async () => {
  redis = await startTemporaryRedis()
  one = createRateLimits(redis.url)
  other = createRateLimits(redis.url)
})

afterAll(async () => {
  one.close()
  other.close()
  await redis.stop()
})

const remaining = async (limits: RateLimits, key: string) => (await limits.count(LIMIT, key)).remaining

describe('limits that two nodes share', () => {
  it('count what either of them is asked, to the last', async () => {
    const key = randomUUID()
    const counted = await Promise.all([one, other, one, other, one].map((limits) => limits.count(LIMIT, key)))
    expect(counted.filter(({ exceeded }) => exceeded)).toHaveLength(2)
    expect(counted.map((standing) => standing.remaining).sort()).toEqual([0, 0, 0, 1, 2])
    for (const { resetSeconds } of counted) expect(resetSeconds).toBeOneOf([59, 60])
  })

  it('keep keys apart, and give times back', async () => {
    const key = randomUUID()
    await one.count(LIMIT, key)
    expect(await remaining(other, randomUUID())).toBe(2)
    await other.takeBack(LIMIT, key)
    expect(await remaining(one, key)).toBe(2)
    await other.forget(LIMIT, key)
    expect(await remaining(one, key)).toBe(2)
  })
})

describe('without Redis', () => {
  it.each(['stop', 'freeze'] as const)(
    'each node counts for itself, and together again when it is back (%s)',
    async (loss) => {
      const key = randomUUID()
      expect(await remaining(one, key)).toBe(2)
      await redis[loss]()
      const began = performance.now()
      const alone = []
      for (let call = 0; call < 4; call += 1) alone.push(await one.count(LIMIT, key))
      expect(alone.map(({ exceeded }) => exceeded)).toEqual([false, false, false, true])
      expect(await remaining(other, key)).toBe(2)
      // A Redis that hangs is waited for no longer than its patience, and not by every call for ever.
      expect(performance.now() - began).toBeLessThan(10_000)
      await redis.stop()
      await redis.start()
      const together = async () => {
        const shared = randomUUID()
        return [await remaining(one, shared), await remaining(other, shared)]
      }
      await expect.poll(together, { timeout: 10_000 }).toEqual([2, 1])
    },
  )
})
