import { env } from '@/src/platform/env'
import { clientAddress } from '@/src/routing/client-address'
import { consumeAttempt } from '@/src/api/core/attempts'

/** Within an hour: an office behind one address, and people who change their mind. */
const PER_ADDRESS = { name: 'consent-address', points: 60, seconds: 3600 }
const DETAIL = 'Too many choices were recorded from here. Try again later.'

/** Counts a choice that is to be recorded. @throws {ApiError} 429 when there were too many within the hour */
export const countConsent = (tenantId: string, headers: Headers): Promise<void> =>
  consumeAttempt(PER_ADDRESS, `${tenantId} ${clientAddress(headers, env.TRUST_PROXY)}`, DETAIL)
