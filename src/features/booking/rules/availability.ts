import type { Payload, PayloadRequest } from 'payload'

import type { Availability } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { type Days, freeSlots, type Schedule, type TimeRange } from './slots'

/** What is read through: a request, with its transaction, or Payload alone. */
type Source = { payload: Payload; req?: PayloadRequest }

/** When and how a tenant takes calls, with the texts of one language; null when it takes none. */
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
    // Public: every visitor may know when calls are taken; recipients are never shown.
    overrideAccess: true,
    ...(req && { req }),
  })
  return docs[0] ?? null
}

/** A day without time is stored as noon in UTC. */
const dayOf = (stored: string): string => stored.slice(0, 10)

/** The part of the availability that decides which slots there are. */
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

/** What is booked and not over yet, each with the pause after it. */
async function occupiedSpans({ payload, req }: Source, tenantId: string, now: number): Promise<TimeRange[]> {
  const { docs } = await payload.find({
    collection: 'bookings',
    where: {
      tenant: { equals: tenantId },
      status: { equals: 'booked' },
      occupiedUntil: { greater_than: new Date(now).toISOString() },
    },
    select: { startsAt: true, occupiedUntil: true },
    // `occupiedUntil` is hidden from people.
    showHiddenFields: true,
    depth: 0,
    pagination: false,
    // Public: that a time is taken is no secret, by whom is; only times are read.
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
  return freeSlots(scheduleOf(availability), await occupiedSpans(source, tenantId, now), now, days)
}
