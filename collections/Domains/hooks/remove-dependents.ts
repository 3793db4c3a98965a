import type { CollectionBeforeDeleteHook } from 'payload'

import { deleteParts } from '@/src/lib/database/delete-parts'
import { lockForRemoval } from '@/src/lib/database/lock'
import { noteRemoval } from '@/src/lib/removed-domains'
import { redirectRemovedTogether } from '@/src/redirects/url-hooks'

/**
 * A domain's languages, page URLs and redirects mean nothing without it (and a redirect without its domain would apply to
 * all of the tenant's); they go in the same transaction. Who adds one meanwhile waits, and finds no domain.
 */
export const removeDependents: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await lockForRemoval(req, 'domains', String(id))
  noteRemoval(req, String(id))
  await redirectRemovedTogether(req, { domain: { equals: id } })
  for (const collection of ['page-urls', 'domain-locales', 'redirects', 'not-found-log'] as const)
    await deleteParts(req, collection, { domain: { equals: id } })
}
