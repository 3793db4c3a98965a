import type { Booking } from '@/payload-types'
import { toCalendar } from '@/src/features/booking/rules/calendar'
import type { BookingMailContext } from './booking-mail-context'

/** The sender of invitations where the company has named nobody to be told. */
const fallbackAddress = (hostname: string): string => `noreply@${hostname}`

/** The booking as an iCalendar object; a later one with the same UID replaces it in the visitor's calendar. */
export function buildCalendarEvent(booking: Booking, circumstances: BookingMailContext): string {
  const { availability, company, hostname, title, recipients } = circumstances
  return toCalendar({
    uid: `${booking.id}@${hostname}`,
    sequence: booking.sequence,
    start: new Date(booking.startsAt),
    end: new Date(booking.endsAt),
    cancelled: booking.status === 'cancelled',
    summary: title,
    description: [booking.topic, booking.message].filter(Boolean).join('\n\n'),
    location: availability.location ?? null,
    organizer: { name: company, email: recipients[0] ?? fallbackAddress(hostname) },
    attendee: { name: booking.name, email: booking.email },
  })
}
