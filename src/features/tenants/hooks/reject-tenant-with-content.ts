import { getTranslation } from '@payloadcms/translations'
import { APIError, type CollectionBeforeDeleteHook, type CollectionSlug, type PayloadRequest } from 'payload'

import { deletionRule } from '@/src/access/deletion-rules'
import { textIn } from '@/src/i18n/locale-texts'
import { lockRowForDelete } from '@/src/platform/database/lock'
import { countOwned } from '@/src/features/tenants/server/owned'
import { removeMemberships } from '@/src/features/tenants/server/remove-owned'

const nameOf = (slug: string, { payload, i18n }: PayloadRequest): string =>
  getTranslation(payload.collections[slug as CollectionSlug].config.labels.plural, i18n)

/**
 * Rejects deleting a tenant that still has content, to prevent accidental loss. Accounts do not count as
 * content.
 */
export const rejectTenantWithContent = deletionRule(async ({ id, req }) => {
  const tenant = String(id)
  // Prevents concurrent writes from adding content between the count and the delete.
  await lockRowForDelete(req, 'tenants', tenant)
  const counts = Object.entries(await countOwned(req, tenant))
  if (counts.length === 0) return
  const list = counts.map(([slug, count]) => `${nameOf(slug, req)}: ${count}`).join(', ')
  throw new APIError(
    textIn(
      {
        nl: `Deze organisatie heeft nog inhoud (${list}). Verwijder die eerst.`,
        en: `This tenant still owns content (${list}). Delete that first.`,
      },
      req.i18n.language,
    ),
    409,
    null,
    true,
  )
})

/** Accounts remain when their tenant is deleted, without the membership. */
export const endMemberships: CollectionBeforeDeleteHook = ({ id, req }) => removeMemberships(req, String(id))
