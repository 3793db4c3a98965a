import { createLocalReq, type Payload } from 'payload'

import type { Availability, Booking } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { lockRow } from '@/src/platform/database/lock'
import { inTransaction } from '@/src/platform/database/transaction'
import { readAvailability, readFreeSlots } from '@/src/features/booking/server/availability'
import type { TimeRange } from '@/src/features/booking/rules/slots'
import { queueBookingMails } from './notify'
import { hashSecretToken, newSecretToken } from '@/src/platform/secret-token'

/** `start` in milliseconds since 1970; `topic` is an id; `pagePath` is the page with the booking block. */
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

/** `token` allows cancelling; only its hash is stored. `alternatives` are the free slots nearest in time. */
export type BookingOutcome =
  | { type: 'booked'; booking: Booking; availability: Availability; token: string }
  | { type: 'conflict'; alternatives: TimeRange[] }
  | { type: 'unknownTopic' }
  | { type: 'closed' }

const MINUTE = 60_000
const MAX_ALTERNATIVES = 5

function nearest(slots: readonly TimeRange[], start: number): TimeRange[] {
  const distance = (slot: TimeRange) => Math.abs(slot.start - start)
  return slots
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, MAX_ALTERNATIVES)
    .toSorted((a, b) => a.start - b.start)
}

const toIso = (instant: number): string => new Date(instant).toISOString()

/**
 * Books a slot that is free at `now` and queues its mails, in one transaction. A lock on the tenant's availability
 * serialises bookings, so that the second of two gets alternatives; a database constraint rejects any overlap.
 */
export async function book(
  payload: Payload,
  { tenantId, domainId }: { tenantId: string; domainId: string },
  request: BookingRequest,
  now: number = Date.now(),
): Promise<BookingOutcome> {
  const req = await createLocalReq({}, payload)
  const availability = await readAvailability({ payload }, tenantId, request.locale)
  if (!availability) return { type: 'closed' }
  const topic = (availability.topics ?? []).find(({ id }) => id === request.topic)
  if (request.topic && !topic) return { type: 'unknownTopic' }
  return inTransaction(req, async () => {
    await lockRow(req, 'availability', availability.id)
    const free = await readFreeSlots({ payload, req }, { tenantId, availability, now })
    const slot = free.find(({ start }) => start === request.start)
    if (!slot) return { type: 'conflict', alternatives: nearest(free, request.start) }
    const token = newSecretToken()
    const { start: _, ...visitor } = request
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
        cancelTokenHash: hashSecretToken(token),
      },
      depth: 0,
      // Anybody may book a free slot.
      overrideAccess: true,
      req,
    })
    await queueBookingMails(req, booking.id, token)
    return { type: 'booked', booking, availability, token }
  })
}
