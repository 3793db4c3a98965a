import type { Limit } from './rate-limits'

const MINUTE_SECONDS = 60

/** Per account and per tenant: uploads are the most expensive requests. */
export const UPLOAD_LIMITS = {
  uploads: { name: 'uploads', points: 120, seconds: MINUTE_SECONDS },
  tenantUploads: { name: 'tenantUploads', points: 480, seconds: MINUTE_SECONDS },
} as const satisfies Record<string, Limit>
