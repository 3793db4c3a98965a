import { env } from '@/src/lib/env'
import { UPLOAD_LIMITS } from '@/src/lib/rate-limit/uploads'

/**
 * What one person may call within a minute, whatever the number of their tokens: all calls under /api/admin, and of them
 * those that write; files, which cost the most, for each person and for all of a tenant.
 */
export type CallLimits = Record<'calls' | 'writes' | 'uploads' | 'tenantUploads', number>

/** Enough for a front end that a person works in. An import waits where it is told to, or the installation allows more. */
export const CALL_LIMITS: CallLimits = {
  calls: env.API_CALLS_PER_MINUTE ?? 600,
  writes: env.API_WRITES_PER_MINUTE ?? 300,
  uploads: UPLOAD_LIMITS.uploads.points,
  tenantUploads: UPLOAD_LIMITS.tenantUploads.points,
}
