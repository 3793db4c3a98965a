import type { CollectionAfterChangeHook } from 'payload'

import type { Booking } from '@/payload-types'
import { tellCancelled } from '@/src/features/booking/server/notify'
import { onTransactionEnd } from '@/src/upstream/payload/database/transaction-end'

/** Whoever cancels, on the site or in the admin: both sides hear of it, without anybody waiting for the mail. */
export const announceCancellation: CollectionAfterChangeHook<Booking> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const cancels = operation === 'update' && previousDoc.status === 'booked' && doc.status === 'cancelled'
  if (cancels)
    await onTransactionEnd(req, async (outcome) => {
      if (outcome === 'committed') void tellCancelled(req.payload, doc.id)
    })
  return doc
}
