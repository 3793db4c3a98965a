import { env } from '@/src/platform/env'
import { clientNetwork } from '@/src/routing/client-address'
import { consumeAttempt } from '@/src/api/core/attempts'

/** Per hour: allows for an office behind one IP address, and for people who change their mind. */
const PER_ADDRESS = { name: 'consent-address', points: 60, seconds: 3600 }
const DETAIL = 'Too many choices from this IP address. Try again later.'

/** Counts a choice to record. @throws {ApiError} 429 when there were too many within the hour */
export const countConsent = (tenantId: string, headers: Headers): Promise<void> =>
  consumeAttempt(PER_ADDRESS, `${tenantId} ${clientNetwork(headers, env.TRUST_PROXY)}`, DETAIL)
