import type { CollectionBeforeDeleteHook } from 'payload'

/** A domain's languages and page URLs mean nothing without it; they go in the same transaction. */
export const removeDependents: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of ['page-urls', 'domain-locales'] as const) {
    // The caller may delete the domain, and with it whatever exists only as a part of it.
    await req.payload.delete({ collection, where: { domain: { equals: id } }, overrideAccess: true, req })
  }
}
