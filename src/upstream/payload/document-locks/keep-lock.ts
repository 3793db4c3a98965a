import type { CollectionAfterChangeHook, TypeWithID } from 'payload'

/** Payload's collection of who edits what. */
export const LOCKS = 'payload-locked-documents'

/**
 * An automatic save leaves the document with whoever works on it. Payload ends the lock with every save, by itself too, which
 * would let the next person in while somebody is typing.
 */
export const keepLock: CollectionAfterChangeHook<TypeWithID> = async ({
  collection,
  doc,
  operation,
  req,
}) => {
  // Payload's endpoint has made a boolean of the parameter by now.
  if (operation !== 'update' || req.query?.autosave !== true || !req.user) return
  const document = { relationTo: collection.slug, value: doc.id }
  const user = { relationTo: req.user.collection, value: req.user.id }
  // Past access and hooks, as Payload makes locks itself.
  await req.payload.db.create({ collection: LOCKS, data: { document, user }, req })
}
