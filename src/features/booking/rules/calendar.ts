import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** A call as calendars know it. `sequence` rises with every change; `uid` stays. */
export type CalendarEvent = {
  uid: string
  sequence: number
  start: Date
  end: Date
  cancelled: boolean
  summary: string
  description: string
  location: string | null
  organizer: { name: string; email: string }
  attendee: { name: string; email: string }
}

// A property is one line, and what stands in quotes ends at a quote.
const plain = (name: string): string => name.replaceAll(/[\p{Cc}"]+/gu, ' ').trim()

/**
 * The event as an iCalendar object (RFC 5545): an invitation or its withdrawal (RFC 5546). Times are in UTC, which
 * every calendar shows by its own clock.
 */
export function toCalendar(event: CalendarEvent): string {
  const { uid, sequence, start, end, cancelled, summary, description, location, organizer, attendee } = event
  const calendar = ical({
    prodId: { company: 'Gevel', product: 'Bookings' },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  })
  calendar.createEvent({
    id: uid,
    sequence,
    start,
    end,
    summary,
    description,
    location,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: plain(organizer.name), email: organizer.email },
    attendees: [
      {
        name: plain(attendee.name),
        email: attendee.email,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  })
  return calendar.toString()
}
