import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'

import { type CalendarEvent, toCalendar } from './calendar'

const event: CalendarEvent = {
  uid: '5f0c1f0e@kade.example',
  sequence: 0,
  start: new Date('2026-03-30T07:00:00Z'),
  end: new Date('2026-03-30T07:30:00Z'),
  cancelled: false,
  summary: 'Een half uur; met “Kade”, écht',
  description: 'Regel 1\nRegel 2, met een komma; en een puntkomma',
  location: 'Wij bellen u',
  organizer: { name: 'Kade', email: 'hallo@kade.example' },
  attendee: { name: 'Noor de Boer', email: 'noor@example.org' },
}

/** Parses the calendar with another library than the one that wrote it. */
const roundTrip = (own: Partial<CalendarEvent> = {}) => {
  const text = toCalendar({ ...event, ...own })
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const components = calendar.getAllSubcomponents('vevent')
  const [component] = components
  if (!component) throw new Error('The calendar has no event')
  return { text, calendar, count: components.length, component, read: new ICAL.Event(component) }
}

describe('toCalendar', () => {
  it('writes an invitation that another library reads back', () => {
    const { calendar, count, component, read } = roundTrip()
    expect(count).toBe(1)
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED')
    expect(read).toMatchObject({
      uid: event.uid,
      sequence: 0,
      summary: event.summary,
      description: event.description,
      location: event.location,
      organizer: 'mailto:hallo@kade.example',
    })
    expect(read.attendees.map((attendee) => attendee.getFirstValue())).toEqual(['MAILTO:noor@example.org'])
  })

  it('writes times in UTC, so that they do not depend on a time zone database', () => {
    const { read } = roundTrip()
    expect(read.startDate.zone.tzid).toBe('UTC')
    expect(read.startDate.toJSDate()).toEqual(event.start)
    expect(read.endDate.toJSDate()).toEqual(event.end)
  })

  it('folds lines at 75 octets and ends them with CRLF', () => {
    const { text } = roundTrip({ description: 'Zo’n lange zin met é en €. '.repeat(40) })
    const lines = text.split('\r\n')
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    expect(lines.filter((line) => line.includes('\n'))).toEqual([])
  })

  it('escapes what a visitor writes, so that it cannot add properties', () => {
    const { read, component } = roundTrip({
      attendee: { name: 'Noor"\r\nATTENDEE:mailto:evil@example.org', email: 'noor@example.org' },
      description: 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:evil',
    })
    expect(read.attendees).toHaveLength(1)
    expect(component.getAllProperties('summary')).toHaveLength(1)
    expect(roundTrip({ summary: 'a\nDTSTART:20300101T000000Z' }).read.startDate.toJSDate()).toEqual(
      event.start,
    )
  })

  it('writes a cancellation with the same UID, the method CANCEL and a higher sequence', () => {
    const { calendar, component, read } = roundTrip({ cancelled: true, sequence: 1 })
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(read).toMatchObject({ uid: event.uid, sequence: 1 })
  })
})
