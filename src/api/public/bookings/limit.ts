import { RateLimiterMemory } from 'rate-limiter-flexible'

import { env } from '@/src/lib/env'
import { processWide } from '@/src/lib/process-wide'
import { clientAddress } from '@/src/site/client-address'
import { countAttempt } from '../../core/attempts'

const HOUR_SECONDS = 3600
/** Enough for a household behind one address, too few to fill a calendar. */
const PER_ADDRESS = 20
/** Whatever addresses they come from. */
const PER_TENANT = 200
const DETAIL = 'Too many calls were booked from here. Try again later.'

const limiters = () =>
  processWide('booking-limiters', () => ({
    address: new RateLimiterMemory({ points: PER_ADDRESS, duration: HOUR_SECONDS }),
    tenant: new RateLimiterMemory({ points: PER_TENANT, duration: HOUR_SECONDS }),
  }))

/** Counts an attempt to book. @throws {ApiError} 429 when there were too many within the hour */
export async function countBooking(tenantId: string, headers: Headers): Promise<void> {
  const { address, tenant } = limiters()
  await countAttempt(address, `${tenantId} ${clientAddress(headers, env.TRUST_PROXY)}`, DETAIL)
  await countAttempt(tenant, tenantId, DETAIL)
}
