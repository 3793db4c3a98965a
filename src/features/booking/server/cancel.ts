import type { Payload } from 'payload'

import type { Booking } from '@/payload-types'
import { matchesHash } from './token'

/** Who asks for a booking: whoever has its token, on a site of the tenant it was made with. */
export type BookingToken = { tenantId: string; id: string; token: string }

/** The booking that the token belongs to; null when there is none, or it is another tenant's. */
export async function findBooking(
  payload: Payload,
  { tenantId, id, token }: BookingToken,
): Promise<Booking | null> {
  const { docs } = await payload.find({
    collection: 'bookings',
    where: { id: { equals: id }, tenant: { equals: tenantId } },
    // The hash of the token is hidden from people.
    showHiddenFields: true,
    depth: 0,
    limit: 1,
    pagination: false,
    // The token is the proof; it is compared below.
    overrideAccess: true,
  })
  const booking = docs[0]
  return booking && matchesHash(token, booking.cancelTokenHash) ? booking : null
}

/** `over`: the call has begun, and what happened cannot be cancelled. */
export type CancelOutcome = { type: 'cancelled'; booking: Booking } | { type: 'notFound' } | { type: 'over' }

/** Cancels a booking in the name of who has its token. Cancelling twice is cancelling once. */
export async function cancelBooking(
  payload: Payload,
  holder: BookingToken,
  now: number = Date.now(),
): Promise<CancelOutcome> {
  const booking = await findBooking(payload, holder)
  if (!booking) return { type: 'notFound' }
  if (booking.status === 'cancelled') return { type: 'cancelled', booking }
  if (Date.parse(booking.startsAt) <= now) return { type: 'over' }
  const cancelled = await payload.update({
    collection: 'bookings',
    id: booking.id,
    data: { status: 'cancelled' },
    depth: 0,
    // As above.
    overrideAccess: true,
  })
  return { type: 'cancelled', booking: cancelled }
}
