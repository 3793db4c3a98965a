import type { CollectionBeforeDeleteHook } from 'payload'

/** The URLs of a page go with it, in the same transaction. */
export const removePageUrls: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: 'page-urls',
    where: { page: { equals: id } },
    // The caller may delete the page, and its URLs exist only as a part of it.
    overrideAccess: true,
    req,
  })
}
