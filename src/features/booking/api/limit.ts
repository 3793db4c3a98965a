import { env } from '@/src/platform/env'
import { clientNetwork } from '@/src/routing/client-address'
import { consumeAttempt } from '@/src/api/core/attempts'

const HOUR_SECONDS = 3600
/** Enough for a household behind one IP address, too few to fill a calendar. */
const PER_ADDRESS = { name: 'bookings-address', points: 20, seconds: HOUR_SECONDS }
/** From any IP address. */
const PER_TENANT = { name: 'bookings-tenant', points: 200, seconds: HOUR_SECONDS }
const DETAIL = 'Too many bookings from this IP address. Try again later.'

/** Counts an attempt to book. @throws {ApiError} 429 when there were too many within the hour */
export async function countBooking(tenantId: string, headers: Headers): Promise<void> {
  await consumeAttempt(PER_ADDRESS, `${tenantId} ${clientNetwork(headers, env.TRUST_PROXY)}`, DETAIL)
  await consumeAttempt(PER_TENANT, tenantId, DETAIL)
}
