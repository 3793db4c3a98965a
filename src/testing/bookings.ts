import type { Payload } from 'payload'

import type { Availability } from '@/payload-types'
import { WEEKDAYS } from '@/src/features/booking/rules/clock'
import { randomIpAddress } from './forms'
import { createPage, createPageUrl } from './pages'
import type { Company } from './tenants'

/** Availability for calls of 30 minutes around the clock from tomorrow on, in UTC. */
export const createAvailability = (
  payload: Payload,
  { tenant }: Pick<Company, 'tenant'>,
  data: Partial<Availability> = {},
): Promise<Availability> =>
  payload.create({
    collection: 'availability',
    locale: 'nl',
    data: {
      tenant: tenant.id,
      weeklyHours: WEEKDAYS.map((day) => ({ day, from: '00:00', until: '23:30' })),
      timeZone: 'UTC',
      slotMinutes: 30,
      bufferMinutes: 0,
      noticeHours: 24,
      horizonDays: 14,
      topics: [{ label: 'Kennismaken' }],
      recipients: [{ email: 'agenda@kade.example' }],
      ...data,
    },
    overrideAccess: true,
  })

const BOOKING_PAGE = '/belafspraak'

/** Creates what bookings need: availability and the booking page. */
export async function openForBookings(payload: Payload, company: Company, data: Partial<Availability> = {}) {
  const availability = await createAvailability(payload, company, data)
  await createPageUrl(payload, company, await createPage(payload, company), BOOKING_PAGE)
  return availability
}

/** The body of a booking request; `start` is the time of a slot. */
export const orderFor = (start: string, own: Record<string, unknown> = {}) => ({
  start,
  name: 'Noor de Boer',
  email: 'noor@example.org',
  phone: '+31 30 123 45 67',
  timeZone: 'America/New_York',
  locale: 'nl',
  path: BOOKING_PAGE,
  elapsedMs: 30_000,
  ...own,
})

/** Headers of a visitor with an IP address of their own, so that tests do not share rate limits. */
export const randomVisitor = (): Record<string, string> => ({ 'x-forwarded-for': randomIpAddress() })
