import type { CollectionBeforeChangeHook } from 'payload'

import type { PageUrl } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { isLocale } from '@/src/lib/constants'
import { hasTokenHeader } from '@/src/platform/http/token-header'
import { urlConflictMessage } from './url-conflict'
import { ownerOf, urlAt } from './url-owner'

const COLLECTION = 'page-urls'

/**
 * Rejects a URL that another document has, and names that document. The unique index enforces this too, but after its
 * error the transaction cannot be queried any more.
 */
export const rejectUrlConflict: CollectionBeforeChangeHook<PageUrl> = async ({ data, originalDoc, req }) => {
  const { id, tenant, domain, locale, path } = { ...originalDoc, ...data }
  // Validation rejects a URL that lacks one of these.
  if (!tenant || !domain || !isLocale(locale) || !path) return data
  const place = { tenant: referenceId(tenant), domain: referenceId(domain), locale, path }
  const other = await urlAt(req, place)
  if (!other || other.id === id) return data
  const owner = ownerOf(other, hasTokenHeader(req.headers))
  throw urlConflictMessage(path, { collection: COLLECTION, field: 'path' }, req, owner)
}
