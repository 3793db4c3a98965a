import type { Availability } from '@/payload-types'
import { readAvailability, readFreeSlots } from '@/src/features/booking/server/availability'
import { book } from '@/src/features/booking/server/book'
import { cancelBooking, findBooking } from '@/src/features/booking/server/cancel'
import { loadBookingMailContext } from '@/src/features/booking/server/booking-mail-context'
import { buildCalendarEvent } from '@/src/features/booking/server/messages'
import { payloadInstance } from '@/src/platform/payload'
import type { Site } from '@/src/routing/types'
import { invalid } from '@/src/api/core/from-error'
import { ApiError } from '@/src/api/core/problems'
import { publicSiteOperation } from '@/src/api/core/public-operation'
import { dataOf } from '@/src/api/core/schemas'
import { resolveLocale } from '@/src/api/core/site-locale'
import { countBooking } from './limit'
import { toBookingRequest } from './to-booking-request'
import * as schemas from './schemas'
import { toBooking, toFreeSlots, toSlots } from './serialize'

const noBooking = () => new ApiError('notFound', 'No such booking, or the token does not belong to it.')

async function requireAvailability(site: Site, locale = site.defaultLocale): Promise<Availability> {
  const payload = await payloadInstance()
  const availability = await readAvailability({ payload }, site.tenantId, locale)
  if (availability) return availability
  throw new ApiError('notFound', 'Booking is not available on this site.')
}

const getSlots = publicSiteOperation({
  method: 'get',
  path: '/bookings/slots',
  tag: 'Bookings',
  summary: 'List the free slots and topics for a call',
  query: schemas.slotsQuery,
  answer: dataOf(schemas.slots),
  problems: ['notFound'],
  handle: async ({ query, visit: { site } }) => {
    if (query.from && query.to && query.to < query.from)
      throw invalid([{ path: 'to', message: 'Must not be before `from`.' }])
    const availability = await requireAvailability(site, resolveLocale(site, query.locale))
    const scope = { tenantId: site.tenantId, availability, now: Date.now() }
    const days = { from: query.from, until: query.to }
    const free = await readFreeSlots({ payload: await payloadInstance() }, scope, days)
    return { data: toFreeSlots(availability, free) }
  },
})

const postBooking = publicSiteOperation({
  method: 'post',
  path: '/bookings',
  tag: 'Bookings',
  summary: 'Book a call',
  description: 'A slot that is no longer free answers 409 with the nearest free slots.',
  body: schemas.bookingRequest,
  answer: dataOf(schemas.newBooking),
  status: 201,
  problems: ['notFound', 'conflict', 'tooManyRequests'],
  handle: async ({ body, request, headers, visit: { site } }) => {
    resolveLocale(site, body.locale)
    const order = await toBookingRequest(site, body)
    await countBooking(site.tenantId, request.headers)
    const payload = await payloadInstance()
    const outcome = await book(payload, { tenantId: site.tenantId, domainId: site.domainId }, order)
    if (outcome.type === 'conflict')
      throw new ApiError('conflict', 'This slot is not free, or no longer free. Choose another one.', {
        members: { alternatives: toSlots(outcome.alternatives) },
      })
    if (outcome.type === 'unknownTopic')
      throw new ApiError('invalid', 'The request has invalid values; see "errors".', {
        errors: [{ path: 'topic', message: 'Unknown topic.' }],
      })
    if (outcome.type === 'closed') throw new ApiError('notFound', 'Booking is not available on this site.')
    const { booking, availability, token } = outcome
    const mailContext = await loadBookingMailContext(payload, booking)
    headers.set('location', `/api/bookings/${booking.id}`)
    const calendar = mailContext ? buildCalendarEvent(booking, mailContext) : ''
    return { data: { ...toBooking(booking, availability), token, calendar } }
  },
})

const getBooking = publicSiteOperation({
  method: 'get',
  path: '/bookings/{id}',
  tag: 'Bookings',
  summary: 'Read a booking by its token',
  params: schemas.bookingParams,
  headers: schemas.tokenHeader,
  answer: dataOf(schemas.booking),
  problems: ['notFound'],
  handle: async ({ params, request, visit: { site } }) => {
    const token = request.headers.get('x-booking-token') ?? ''
    const payload = await payloadInstance()
    const booking = await findBooking(payload, { tenantId: site.tenantId, id: params.id, token })
    if (!booking) throw noBooking()
    return { data: toBooking(booking, await requireAvailability(site)) }
  },
})

const cancel = publicSiteOperation({
  method: 'post',
  path: '/bookings/{id}/cancel',
  tag: 'Bookings',
  summary: 'Cancel a booking',
  description: 'Idempotent. Answers 409 once the call has begun.',
  params: schemas.bookingParams,
  body: schemas.cancelBody,
  answer: dataOf(schemas.booking),
  problems: ['notFound', 'conflict'],
  handle: async ({ params, body, visit: { site } }) => {
    const payload = await payloadInstance()
    const holder = { tenantId: site.tenantId, id: params.id, token: body.token }
    const outcome = await cancelBooking(payload, holder)
    if (outcome.type === 'notFound') throw noBooking()
    if (outcome.type === 'over') throw new ApiError('conflict', 'This call has already begun.')
    return { data: toBooking(outcome.booking, await requireAvailability(site)) }
  },
})

export const bookingOperations = [getSlots, postBooking, getBooking, cancel]
