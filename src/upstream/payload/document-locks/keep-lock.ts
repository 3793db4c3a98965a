/**
 * Defect: every save ends the lock of a document, an autosave too, so that the next person gets in while somebody is
 * typing.
 * Seen in: payload 3.90.1
 * Upstream: https://github.com/payloadcms/payload/issues/11604 "Document locking with multiple editors is not working with Autosave enabled"
 * Remove when: keep-lock.int.test.ts "Payload ends the lock with an autosave" fails
 */
import type { CollectionAfterChangeHook, TypeWithID } from 'payload'

export const LOCKS = 'payload-locked-documents'

/** Restores the user's lock after an autosave. */
export const renewLock: CollectionAfterChangeHook<TypeWithID> = async ({
  collection,
  doc,
  operation,
  req,
}) => {
  // Payload's endpoint has converted the parameter to a boolean.
  if (operation !== 'update' || req.query?.autosave !== true || !req.user) return
  const document = { relationTo: collection.slug, value: doc.id }
  const user = { relationTo: req.user.collection, value: req.user.id }
  // Bypasses access and hooks, as Payload does when it creates a lock.
  await req.payload.db.create({ collection: LOCKS, data: { document, user }, req })
}
