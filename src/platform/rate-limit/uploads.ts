import type { Limit } from './rate-limits'

const MINUTE_SECONDS = 60

/** Files cost the most: within a minute as many as a person can choose, and as many as one company should send at once. */
export const UPLOAD_LIMITS = {
  uploads: { name: 'uploads', points: 120, seconds: MINUTE_SECONDS },
  tenantUploads: { name: 'tenantUploads', points: 480, seconds: MINUTE_SECONDS },
} as const satisfies Record<string, Limit>
