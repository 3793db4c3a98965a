import { APIError, type PayloadRequest } from 'payload'

import { tenantsWith } from '@/src/access/memberships'
import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import { rateLimits } from '@/src/platform/rate-limit/rate-limits'
import { UPLOAD_LIMITS } from '@/src/platform/rate-limit/uploads'

const TEXTS = {
  nl: (seconds: number) =>
    `Er zijn veel bestanden achter elkaar verstuurd. Probeer het over ${seconds} seconden weer.`,
  en: (seconds: number) => `Too many files were uploaded. Try again in ${seconds} seconds.`,
} satisfies LocaleTexts<unknown>

/**
 * Counts an upload from the panel. Uploads through our API share the limit; the API counts them itself.
 * @throws {APIError} 429 after too many uploads within a minute
 */
export async function countUpload(req: PayloadRequest): Promise<void> {
  if (!req.user) return
  const tenant: unknown = req.data?.tenant
  // Only counts tenants that the account may write in, so that nobody exhausts the limit of another tenant.
  const isOwn = typeof tenant === 'string' && tenantsWith(req.user, 'media.write').includes(tenant)
  const counts = [
    await rateLimits().count(UPLOAD_LIMITS.uploads, req.user.id),
    ...(isOwn ? [await rateLimits().count(UPLOAD_LIMITS.tenantUploads, tenant)] : []),
  ]
  const limit = counts.find(({ exceeded }) => exceeded)
  if (!limit) return
  const { resetSeconds } = limit
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('retry-after', String(resetSeconds))
  throw new APIError(textIn(TEXTS, req.i18n.language)(resetSeconds), 429, null, true)
}
