import type { CollectionAfterChangeHook } from 'payload'

import type { Booking } from '@/payload-types'
import { queueBookingMails } from '@/src/features/booking/server/notify'

/** Whoever cancels, on the site or in the admin: visitor and company get a mail, without anybody waiting for it. */
export const queueCancellationMails: CollectionAfterChangeHook<Booking> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const cancels = operation === 'update' && previousDoc.status === 'booked' && doc.status === 'cancelled'
  if (cancels) await queueBookingMails(req, doc.id)
  return doc
}
