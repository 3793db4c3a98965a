import { z } from '@hono/zod-openapi'

import { MAX_TELEPHONE, TELEPHONE } from '@/src/lib/telephone'
import { isTimeZone } from '@/src/lib/time-zone'
import { ownMessage } from '@/src/api/core/input-errors'
import { localeCode, moment, siteLocale, timestamp, uuid, withEmailFormat } from '@/src/api/core/schemas'
import { bookingTopic } from '@/src/api/shapes/booking-topic'
import { BOOKING_STATUSES } from '@/src/features/booking/rules/booking'

const day = z.iso.date().openapi({ example: '2026-11-23' })

export const slotsQuery = z.strictObject({
  from: day.optional().openapi({ description: 'First day, in the time zone of the tenant. Default: today.' }),
  to: day
    .optional()
    .openapi({ description: 'Last day, included. Default: as far ahead as calls can be booked.' }),
  locale: siteLocale,
})

const slot = z.strictObject({ start: timestamp, end: timestamp }).openapi('Slot')

export const slots = z
  .strictObject({
    timeZone: z
      .string()
      .openapi({ example: 'Europe/Amsterdam', description: 'The time zone of the tenant.' }),
    durationMinutes: z.int(),
    slots: z.array(slot),
    topics: z
      .array(bookingTopic)
      .openapi({ description: 'The topics of a call; empty: bookings have no topic.' }),
  })
  .openapi('FreeSlots')

export const alternativeSlots = z.array(slot)

const TOKEN = /^[\w-]{20,100}$/
const token = z
  .string()
  .regex(TOKEN, ownMessage('bookingToken'))
  .openapi({ example: 'kW8dX2m0uY4vGQ1n3rZs5tB7aLcEoHpJ9iUfM6xSyDw' })

/** One line of text that a person typed. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    // Without a flag: OpenAPI publishes only the pattern.
    .regex(/^[^\u0000-\u001f\u007f-\u009f]*$/, ownMessage('oneLine'))

export const bookingRequest = z
  .strictObject({
    start: moment.openapi({ example: '2026-11-23T09:00:00Z', description: 'The start of a free slot.' }),
    name: line(120).min(1, ownMessage('name')),
    email: withEmailFormat(z.string().trim().pipe(z.email().max(254))),
    phone: z.string().trim().max(MAX_TELEPHONE).regex(TELEPHONE, ownMessage('telephone')),
    topic: z
      .string()
      .max(64)
      .optional()
      .openapi({ description: 'The id of one of the `topics` of GET /api/bookings/slots.' }),
    message: z.string().trim().max(4000).optional(),
    timeZone: z
      .string()
      .max(64)
      .refine(isTimeZone, ownMessage('timeZone'))
      .openapi({ example: 'America/New_York', description: 'The time zone of the visitor.' }),
    locale: localeCode,
    path: z
      .string()
      .max(2000)
      .openapi({ example: '/belafspraak', description: 'The page of the site on which the call is booked.' }),
    elapsedMs: z.int().min(0).openapi({ description: 'The time the visitor took, in milliseconds.' }),
    website: z.string().max(200).optional().openapi({ description: 'A honeypot; leave it empty.' }),
  })
  .openapi('BookingOrder')

export const booking = z
  .strictObject({
    id: uuid,
    status: z.enum(BOOKING_STATUSES),
    start: timestamp,
    end: timestamp,
    timeZone: z.string().openapi({ description: 'The time zone of the tenant.' }),
  })
  .openapi('Booking')

export const newBooking = z
  .strictObject({
    ...booking.shape,
    token: token.openapi({ description: 'Required to read and cancel the booking. Returned only once.' }),
    calendar: z.string().openapi({ description: 'The call as an iCalendar object (RFC 5545).' }),
  })
  .openapi('NewBooking')

export const bookingParams = z.object({ id: uuid.openapi({ description: 'The id of the booking.' }) })
export const tokenHeader = z.object({
  'x-booking-token': token.openapi({
    description: 'The token that was returned when the booking was created.',
  }),
})
export const cancelBody = z.strictObject({ token }).openapi('BookingCancellation')
