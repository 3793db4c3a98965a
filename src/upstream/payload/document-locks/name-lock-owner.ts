import type { CollectionAfterReadHook } from 'payload'

import type { PayloadLockedDocument } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'

/**
 * Tells who is told of a lock the name of its owner, and nothing else of them: most people may not read accounts, and Payload's
 * dialog would show an id. It shows `email` where there is one, so the name is there.
 */
export const nameLockOwner: CollectionAfterReadHook<PayloadLockedDocument> = async ({
  doc,
  overrideAccess,
  req,
}) => {
  if (overrideAccess || !doc.user) return doc
  const id = referenceId(doc.user.value)
  const owner = await req.payload.findByID({
    collection: doc.user.relationTo,
    id,
    select: { name: true },
    depth: 0,
    disableErrors: true,
    // Who may read the document may know who works on it; the rule of the lock itself has been asked.
    overrideAccess: true,
    req,
  })
  return owner ? { ...doc, user: { ...doc.user, value: { id, email: owner.name } } } : doc
}
