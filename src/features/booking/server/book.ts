import { createLocalReq, type Payload } from 'payload'

import type { Availability, Booking } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { lockRow } from '@/src/platform/database/lock'
import { inTransaction } from '@/src/platform/database/transaction'
import { readAvailability, readFreeSlots } from '@/src/features/booking/rules/availability'
import type { TimeRange } from '@/src/features/booking/rules/slots'
import { queueBookingMails } from './notify'
import { hashToken, newToken } from './token'

/** What a visitor asks for; `start` in milliseconds since 1970, `topic` by its id, `pagePath` where they did. */
export type BookingRequest = {
  start: number
  name: string
  email: string
  phone: string
  topic: string | null
  message: string | null
  timeZone: string
  locale: Locale
  pagePath: string
}

/** `token` cancels the booking; it is known here and never again. `alternatives` are the free slots nearest in time. */
export type BookingOutcome =
  | { type: 'booked'; booking: Booking; availability: Availability; token: string }
  | { type: 'taken'; alternatives: TimeRange[] }
  | { type: 'unknownTopic' }
  | { type: 'closed' }

const MINUTE = 60_000
const ALTERNATIVES = 5

function nearest(slots: readonly TimeRange[], start: number): TimeRange[] {
  const distance = (slot: TimeRange) => Math.abs(slot.start - start)
  return slots
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, ALTERNATIVES)
    .toSorted((a, b) => a.start - b.start)
}

const toIso = (instant: number): string => new Date(instant).toISOString()

/**
 * Books a slot that is free at `now`. Two who want the same one wait for each other at the tenant's availability, so
 * that the second gets what is still free; the database refuses an overlap whoever writes it. The mails are queued with it.
 */
export async function book(
  payload: Payload,
  { tenantId, domainId }: { tenantId: string; domainId: string },
  order: BookingRequest,
  now: number = Date.now(),
): Promise<BookingOutcome> {
  const req = await createLocalReq({}, payload)
  const availability = await readAvailability({ payload }, tenantId, order.locale)
  if (!availability) return { type: 'closed' }
  const topic = (availability.topics ?? []).find(({ id }) => id === order.topic)
  if (order.topic && !topic) return { type: 'unknownTopic' }
  return inTransaction(req, async () => {
    await lockRow(req, 'availability', availability.id)
    const free = await readFreeSlots({ payload, req }, { tenantId, availability, now })
    const slot = free.find(({ start }) => start === order.start)
    if (!slot) return { type: 'taken', alternatives: nearest(free, order.start) }
    const token = newToken()
    const { start: _, ...visitor } = order
    const booking = await payload.create({
      collection: 'bookings',
      data: {
        ...visitor,
        topic: topic?.label ?? null,
        tenant: tenantId,
        domain: domainId,
        status: 'booked',
        sequence: 0,
        startsAt: toIso(slot.start),
        endsAt: toIso(slot.end),
        occupiedUntil: toIso(slot.end + availability.bufferMinutes * MINUTE),
        cancelTokenHash: hashToken(token),
      },
      depth: 0,
      // Public: anybody may book what is free.
      overrideAccess: true,
      req,
    })
    await queueBookingMails(req, booking.id, token)
    return { type: 'booked', booking, availability, token }
  })
}
