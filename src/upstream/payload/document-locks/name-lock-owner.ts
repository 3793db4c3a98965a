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

/** Replaces the owner of a lock by their id and name only. The dialog shows `email`, so that contains the name. */
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
    // Access to the lock has been checked, and its readers may know who is editing.
    overrideAccess: true,
    req,
  })
  return owner ? { ...doc, user: { ...doc.user, value: { id, email: owner.name } } } : doc
}
