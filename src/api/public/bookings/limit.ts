import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

import { env } from '@/src/lib/env'
import { processWide } from '@/src/lib/process-wide'
import { clientAddress } from '@/src/site/client-address'
import { ApiError } from '../../core/problems'

const HOUR_SECONDS = 3600
/** Enough for a household behind one address, too few to fill a calendar. */
const PER_ADDRESS = 20
/** Whatever addresses they come from. */
const PER_TENANT = 200

const limiters = () =>
  processWide('booking-limiters', () => ({
    address: new RateLimiterMemory({ points: PER_ADDRESS, duration: HOUR_SECONDS }),
    tenant: new RateLimiterMemory({ points: PER_TENANT, duration: HOUR_SECONDS }),
  }))

/** Counts an attempt to book. @throws {ApiError} 429 when there were too many within the hour */
export async function countBooking(tenantId: string, headers: Headers): Promise<void> {
  const { address, tenant } = limiters()
  try {
    await address.consume(`${tenantId} ${clientAddress(headers, env.TRUST_PROXY)}`)
    await tenant.consume(tenantId)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const seconds = Math.ceil(refusal.msBeforeNext / 1000)
    throw new ApiError('tooManyRequests', 'Too many calls were booked from here. Try again later.', {
      headers: { 'retry-after': String(seconds) },
    })
  }
}
