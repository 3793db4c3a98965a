import { APIError, type CollectionBeforeOperationHook } from 'payload'

import { tenantsWith } from '@/src/access/memberships'
import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import { rateLimits } from '@/src/platform/rate-limit/rate-limits'
import { UPLOAD_LIMITS } from '@/src/platform/rate-limit/uploads'

const WORDS = {
  nl: (seconds: number) =>
    `Er zijn veel bestanden achter elkaar verstuurd. Probeer het over ${seconds} seconden weer.`,
  en: (seconds: number) => `Many files were sent at once. Try again in ${seconds} seconds.`,
} satisfies LocaleTexts<unknown>

/**
 * Counts the files that somebody sends from the admin, with those that they send through our API, which counts them itself.
 * @throws {APIError} 429 once there were too many within the minute
 */
export const limitUploads: CollectionBeforeOperationHook = async ({ args, req }) => {
  if (req.payloadAPI !== 'REST' || !req.user || !req.file) return args
  const tenant: unknown = req.data?.tenant
  // Nobody uses up what another company may send.
  const isOwn = typeof tenant === 'string' && tenantsWith(req.user, 'media.write').includes(tenant)
  const counts = [
    await rateLimits().count(UPLOAD_LIMITS.uploads, req.user.id),
    ...(isOwn ? [await rateLimits().count(UPLOAD_LIMITS.tenantUploads, tenant)] : []),
  ]
  const refused = counts.find(({ exceeded }) => exceeded)
  if (!refused) return args
  const { resetSeconds } = refused
  req.responseHeaders ??= new Headers()
  req.responseHeaders.set('retry-after', String(resetSeconds))
  throw new APIError(textIn(WORDS, req.i18n.language)(resetSeconds), 429, null, true)
}
