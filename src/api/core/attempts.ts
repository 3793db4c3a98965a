import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'

import { ApiError } from './problems'

/** Counts one attempt. @throws {ApiError} 429 with `detail`, and when to try again, once there were too many */
export async function countAttempt(limiter: RateLimiterAbstract, key: string, detail: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const seconds = Math.ceil(refusal.msBeforeNext / 1000)
    throw new ApiError('tooManyRequests', detail, { headers: { 'retry-after': String(seconds) } })
  }
}
