import type { z } from '@hono/zod-openapi'

import type { Availability, Booking } from '@/payload-types'
import type { TimeRange } from '@/src/features/booking/rules/slots'
import { topicsInLocale } from '@/src/rendering/block-data/booking'
import type { alternativeSlots, booking, slots } from './schemas'

const toIso = (instant: number): string => new Date(instant).toISOString()

export const toSlots = (spans: readonly TimeRange[]): z.output<typeof alternativeSlots> =>
  spans.map(({ start, end }) => ({ start: toIso(start), end: toIso(end) }))

export const toFreeSlots = (
  { timeZone, slotMinutes, topics }: Availability,
  free: readonly TimeRange[],
): z.output<typeof slots> => ({
  timeZone,
  durationMinutes: slotMinutes,
  slots: toSlots(free),
  topics: topicsInLocale(topics),
})

export const toBooking = (
  { id, status, startsAt, endsAt }: Booking,
  { timeZone }: Availability,
): z.output<typeof booking> => ({ id, status, start: startsAt, end: endsAt, timeZone })
