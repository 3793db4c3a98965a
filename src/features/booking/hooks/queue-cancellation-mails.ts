import type { CollectionAfterChangeHook } from 'payload'

import type { Booking } from '@/payload-types'
import { queueBookingMails } from '@/src/features/booking/server/notify'

/** Notifies visitor and tenant of a cancellation, on the site or in the panel. A job sends the mails. */
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
