import type { CollectionBeforeDeleteHook } from 'payload'

import { REMOVED_DOMAIN } from '@/src/lib/removed-domain'

/**
 * A domain's languages, page URLs and redirects mean nothing without it (and a redirect without its domain would apply to
 * all of the tenant's); they go in the same transaction.
 */
export const removeDependents: CollectionBeforeDeleteHook = async ({ id, req }) => {
  req.context[REMOVED_DOMAIN] = id
  for (const collection of ['page-urls', 'domain-locales', 'redirects', 'not-found-log'] as const) {
    // The caller may delete the domain, and with it whatever exists only as a part of it.
    await req.payload.delete({ collection, where: { domain: { equals: id } }, overrideAccess: true, req })
  }
}
