/**
 * Defect: the dialog of a locked document shows an id where the person may not read the account of the owner, and shows
 * e-mail addresses to those who may.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: name-lock-owner.int.test.ts "Payload gives the id of the owner to whoever may not read the account" fails
 */
import type { CollectionAfterReadHook } from 'payload'

import type { PayloadLockedDocument } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'

/** Gives whoever may read a lock the name of its owner, and nothing else of them. The dialog shows `email`, so that holds the name. */
export const showLockOwner: CollectionAfterReadHook<PayloadLockedDocument> = async ({
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
    // Whoever may read the document may know who works on it; access to the lock has been checked.
    overrideAccess: true,
    req,
  })
  return owner ? { ...doc, user: { ...doc.user, value: { id, email: owner.name } } } : doc
}
