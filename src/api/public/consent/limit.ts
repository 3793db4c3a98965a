import { RateLimiterMemory } from 'rate-limiter-flexible'

import { env } from '@/src/lib/env'
import { processWide } from '@/src/lib/process-wide'
import { clientAddress } from '@/src/site/client-address'
import { countAttempt } from '../../core/attempts'

const HOUR_SECONDS = 3600
/** An office behind one address, and people who change their mind. */
const PER_ADDRESS = 60
const DETAIL = 'Too many choices were recorded from here. Try again later.'

const limiter = () =>
  processWide('consent-limiter', () => new RateLimiterMemory({ points: PER_ADDRESS, duration: HOUR_SECONDS }))

/** Counts a choice that is to be recorded. @throws {ApiError} 429 when there were too many within the hour */
export const countConsent = (tenantId: string, headers: Headers): Promise<void> =>
  countAttempt(limiter(), `${tenantId} ${clientAddress(headers, env.TRUST_PROXY)}`, DETAIL)
