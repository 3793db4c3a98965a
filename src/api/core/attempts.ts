import { type Limit, rateLimits } from '@/src/platform/rate-limit/rate-limits'
import { ApiError } from './problems'

/** Counts one attempt. @throws {ApiError} 429 with `detail` and `Retry-After` once the limit is exceeded */
export async function consumeAttempt(limit: Limit, key: string, detail: string): Promise<void> {
  const { exceeded, resetSeconds } = await rateLimits().count(limit, key)
  if (exceeded)
    throw new ApiError('tooManyRequests', detail, { headers: { 'retry-after': String(resetSeconds) } })
}
