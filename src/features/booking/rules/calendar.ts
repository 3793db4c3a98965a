import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** A booked call as a calendar event. `sequence` increases with every change; `uid` stays the same. */
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

// A name is a quoted parameter on one line: quotes and control characters would end it.
const toParameter = (name: string): string => name.replaceAll(/[\p{Cc}"]+/gu, ' ').trim()

/**
 * The event as an iCalendar object (RFC 5545): an invitation or its cancellation (RFC 5546). Times are in UTC, which
 * calendars show in the local time zone.
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
    organizer: { name: toParameter(organizer.name), email: organizer.email },
    attendees: [
      {
        name: toParameter(attendee.name),
        email: attendee.email,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
  })
  return calendar.toString()
}
