import type { Payload, PayloadRequest } from 'payload'

import type { Availability } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { type Days, freeSlots, type Schedule, type TimeRange } from '@/src/features/booking/rules/slots'

/** With `req`, reads take part in its transaction. */
type Source = { payload: Payload; req?: PayloadRequest }

/** A tenant's availability with the texts of one locale; null when calls cannot be booked. */
export async function readAvailability(
  { payload, req }: Source,
  tenantId: string,
  locale: Locale,
): Promise<Availability | null> {
  const { docs } = await payload.find({
    collection: 'availability',
    where: { tenant: { equals: tenantId } },
    locale,
    depth: 0,
    limit: 1,
    pagination: false,
    // The availability is public; responses never contain its recipients.
    overrideAccess: true,
    ...(req && { req }),
  })
  return docs[0] ?? null
}

/** Payload stores a date without a time as noon in UTC. */
const dayOf = (stored: string): string => stored.slice(0, 10)

/** The part of the availability that determines the slots. */
const scheduleOf = (availability: Availability): Schedule => ({
  timeZone: availability.timeZone,
  slotMinutes: availability.slotMinutes,
  bufferMinutes: availability.bufferMinutes,
  noticeHours: availability.noticeHours,
  horizonDays: availability.horizonDays,
  weeklyHours: availability.weeklyHours ?? [],
  exceptions: (availability.exceptions ?? []).map(({ from, until, kind, windows }) => ({
    from: dayOf(from),
    until: dayOf(until ?? from),
    windows: kind === 'hours' ? (windows ?? []) : [],
  })),
})

/** Times of bookings that are not over yet, each including the buffer after it. */
async function occupiedTimes({ payload, req }: Source, tenantId: string, now: number): Promise<TimeRange[]> {
  const { docs } = await payload.find({
    collection: 'bookings',
    where: {
      tenant: { equals: tenantId },
      status: { equals: 'booked' },
      occupiedUntil: { greater_than: new Date(now).toISOString() },
    },
    select: { startsAt: true, occupiedUntil: true },
    // `occupiedUntil` is a hidden field.
    showHiddenFields: true,
    depth: 0,
    pagination: false,
    // Which times are booked is public, by whom is not: only times are selected.
    overrideAccess: true,
    ...(req && { req }),
  })
  return docs.map(({ startsAt, occupiedUntil }) => ({
    start: Date.parse(startsAt),
    end: Date.parse(occupiedUntil),
  }))
}

/** The slots of a tenant that can be booked at `now` (milliseconds since 1970). */
export async function readFreeSlots(
  source: Source,
  { tenantId, availability, now }: { tenantId: string; availability: Availability; now: number },
  days: Days = {},
): Promise<TimeRange[]> {
  return freeSlots(scheduleOf(availability), await occupiedTimes(source, tenantId, now), now, days)
}
