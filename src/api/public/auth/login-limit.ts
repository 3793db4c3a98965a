import type { Payload } from 'payload'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

import { processWide } from '@/src/lib/process-wide'
import { ApiError } from '../../core/problems'

/**
 * Counts attempts per e-mail address, known or not, and stops one short of Payload's own lock:
 * being locked out must not tell that an account exists. Payload's lock holds across nodes.
 */
function createLimiter({ collections }: Payload): RateLimiterMemory {
  const { maxLoginAttempts, lockTime } = collections.users.config.auth
  return new RateLimiterMemory({ points: maxLoginAttempts - 1, duration: lockTime / 1000 })
}

const limiterOf = (payload: Payload): RateLimiterMemory =>
  processWide('login-limiter', () => createLimiter(payload))

/** @throws {ApiError} 429 once an address has failed too often */
export async function countAttempt(payload: Payload, email: string): Promise<void> {
  try {
    await limiterOf(payload).consume(email)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    throw lockedOut(Math.ceil(refusal.msBeforeNext / 1000))
  }
}

export const forgetAttempts = (payload: Payload, email: string): Promise<boolean> =>
  limiterOf(payload).delete(email)

export const lockedOut = (seconds: number): ApiError =>
  new ApiError('tooManyRequests', 'Too many failed attempts with this e-mail address. Try again later.', {
    headers: { 'retry-after': String(seconds) },
  })
