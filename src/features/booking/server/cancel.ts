import type { Payload } from 'payload'

import type { Booking } from '@/payload-types'
import { matchesHash } from './token'

/** Proof of access to a booking: its token, on a site of its tenant. */
export type BookingToken = { tenantId: string; id: string; token: string }

/** The booking of the token; null when there is none in this tenant or the token does not match. */
export async function findBooking(
  payload: Payload,
  { tenantId, id, token }: BookingToken,
): Promise<Booking | null> {
  const { docs } = await payload.find({
    collection: 'bookings',
    where: { id: { equals: id }, tenant: { equals: tenantId } },
    // The hash of the token is a hidden field.
    showHiddenFields: true,
    depth: 0,
    limit: 1,
    pagination: false,
    // The token authorises; it is compared below.
    overrideAccess: true,
  })
  const booking = docs[0]
  return booking && matchesHash(token, booking.cancelTokenHash) ? booking : null
}

/** `over`: the call has begun and can no longer be cancelled. */
export type CancelOutcome = { type: 'cancelled'; booking: Booking } | { type: 'notFound' } | { type: 'over' }

/** Cancels the booking of the token; idempotent. */
export async function cancelBooking(
  payload: Payload,
  access: BookingToken,
  now: number = Date.now(),
): Promise<CancelOutcome> {
  const booking = await findBooking(payload, access)
  if (!booking) return { type: 'notFound' }
  if (booking.status === 'cancelled') return { type: 'cancelled', booking }
  if (Date.parse(booking.startsAt) <= now) return { type: 'over' }
  const cancelled = await payload.update({
    collection: 'bookings',
    id: booking.id,
    data: { status: 'cancelled' },
    depth: 0,
    // `findBooking` has compared the token.
    overrideAccess: true,
  })
  return { type: 'cancelled', booking: cancelled }
}
