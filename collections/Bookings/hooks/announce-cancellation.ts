import type { CollectionAfterChangeHook } from 'payload'

import type { Booking } from '@/payload-types'
import { tellCancelled } from '@/src/booking/notify'

/** Whoever cancels, on the site or in the admin: both sides hear of it, without anybody waiting for the mail. */
export const announceCancellation: CollectionAfterChangeHook<Booking> = ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const cancels = operation === 'update' && previousDoc.status === 'booked' && doc.status === 'cancelled'
  if (cancels) void tellCancelled(req.payload, doc.id)
  return doc
}
