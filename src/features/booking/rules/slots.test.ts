import { describe, expect, it } from 'vitest'

import { freeSlots, type Schedule } from './slots'

const everyDay = (from: string, until: string) =>
  (['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const).map((day) => ({
    day,
    from,
    until,
  }))

const schedule = (own: Partial<Schedule> = {}): Schedule => ({
  timeZone: 'Europe/Amsterdam',
  slotMinutes: 30,
  bufferMinutes: 0,
  noticeHours: 0,
  horizonDays: 1,
  weeklyHours: everyDay('09:00', '10:30'),
  exceptions: [],
  ...own,
})

const instant = (iso: string): number => Date.parse(iso)
const startsOf = (own: Partial<Schedule>, now: string, day: string, occupied: [string, string][] = []) =>
  freeSlots(
    schedule(own),
    occupied.map(([start, end]) => ({ start: instant(start), end: instant(end) })),
    instant(now),
    { from: day, until: day },
  ).map(({ start }) => new Date(start).toISOString().slice(11, 16))

describe('freeSlots', () => {
  it('fills a window in the time zone of the schedule, in winter and in summer', () => {
    expect(startsOf({}, '2026-01-12T00:00Z', '2026-01-12')).toEqual(['08:00', '08:30', '09:00'])
    expect(startsOf({}, '2026-07-13T00:00Z', '2026-07-13')).toEqual(['07:00', '07:30', '08:00'])
  })

  it('leaves the buffer between calls, but needs none at the end of a window', () => {
    expect(startsOf({ bufferMinutes: 30 }, '2026-01-12T00:00Z', '2026-01-12')).toEqual(['08:00', '09:00'])
  })

  it('uses all windows of the day of the week', () => {
    const weeklyHours = [
      { day: 'monday', from: '09:00', until: '09:30' },
      { day: 'monday', from: '13:00', until: '13:45' },
      { day: 'tuesday', from: '10:00', until: '10:30' },
    ] as const
    expect(startsOf({ weeklyHours }, '2026-01-12T00:00Z', '2026-01-12')).toEqual(['08:00', '12:00'])
    expect(startsOf({ weeklyHours }, '2026-01-13T00:00Z', '2026-01-13')).toEqual(['09:00'])
    expect(startsOf({ weeklyHours }, '2026-01-14T00:00Z', '2026-01-14')).toEqual([])
  })

  it('starts after the notice period', () => {
    expect(startsOf({ noticeHours: 2 }, '2026-01-12T06:30Z', '2026-01-12')).toEqual(['08:30', '09:00'])
    expect(startsOf({}, '2026-01-12T08:30:00.001Z', '2026-01-12')).toEqual(['09:00'])
  })

  it('ends with the last day of the horizon, in the time zone of the schedule', () => {
    const horizon = { horizonDays: 2 }
    expect(startsOf(horizon, '2026-01-12T00:00Z', '2026-01-14')).toHaveLength(3)
    expect(startsOf(horizon, '2026-01-12T00:00Z', '2026-01-15')).toEqual([])
    // 23:30 in London is the next day in Amsterdam.
    expect(startsOf(horizon, '2026-01-12T23:30Z', '2026-01-15')).toHaveLength(3)
  })

  it('uses the first exception that includes the day instead of the weekly hours', () => {
    const exceptions = [
      { from: '2026-01-13', until: '2026-01-13', windows: [{ from: '20:00', until: '20:30' }] },
      { from: '2026-01-12', until: '2026-01-16', windows: [] },
    ]
    expect(startsOf({ exceptions }, '2026-01-12T00:00Z', '2026-01-12')).toEqual([])
    expect(startsOf({ exceptions }, '2026-01-12T00:00Z', '2026-01-13')).toEqual(['19:00'])
  })

  it('excludes booked times and the buffers before and after them', () => {
    const own = { slotMinutes: 15, bufferMinutes: 15, weeklyHours: everyDay('09:00', '11:00') }
    const all = ['08:00', '08:30', '09:00', '09:30']
    expect(startsOf(own, '2026-01-12T00:00Z', '2026-01-12')).toEqual(all)
    const booked: [string, string][] = [['2026-01-12T08:40Z', '2026-01-12T09:10Z']]
    expect(startsOf(own, '2026-01-12T00:00Z', '2026-01-12', booked)).toEqual(['08:00', '09:30'])
  })

  it('returns nothing for past days or when the first day is after the last', () => {
    expect(startsOf({}, '2026-01-12T00:00Z', '2026-01-11')).toEqual([])
    const days = { from: '2026-01-13', until: '2026-01-12' }
    expect(freeSlots(schedule(), [], instant('2026-01-12T00:00Z'), days)).toEqual([])
  })
})

describe('freeSlots when the clock is set forward (29 March 2026, 02:00 becomes 03:00)', () => {
  const on = (from: string, until: string) =>
    startsOf({ weeklyHours: everyDay(from, until) }, '2026-03-28T12:00Z', '2026-03-29')

  it('gives an hour less for a window across the gap', () => {
    expect(on('01:00', '04:00')).toEqual(['00:00', '00:30', '01:00', '01:30'])
  })

  it('stays within the times of a window that begins or ends in the gap', () => {
    expect(on('02:30', '04:00')).toEqual(['01:30'])
    expect(on('01:00', '02:30')).toEqual(['00:00'])
  })

  it('returns nothing for a window in the gap', () => {
    expect(on('02:00', '03:00')).toEqual([])
    expect(on('02:15', '02:45')).toEqual([])
  })
})

it('returns no slots on a day that the time zone skipped', () => {
  const samoa = { timeZone: 'Pacific/Apia', horizonDays: 3 }
  expect(startsOf(samoa, '2011-12-29T12:00Z', '2011-12-30')).toEqual([])
  expect(startsOf(samoa, '2011-12-29T12:00Z', '2011-12-31')).toHaveLength(3)
})

describe('freeSlots when the clock is set back (25 October 2026, 03:00 becomes 02:00)', () => {
  const on = (from: string, until: string) =>
    startsOf({ weeklyHours: everyDay(from, until) }, '2026-10-24T12:00Z', '2026-10-25')

  it('gives an hour more for a window across the repeated hour', () => {
    expect(on('01:30', '03:30')).toEqual(['23:30', '00:00', '00:30', '01:00', '01:30', '02:00'])
  })

  it('ends a window at the first occurrence of a repeated time', () => {
    expect(on('01:00', '02:30')).toEqual(['23:00', '23:30', '00:00'])
  })
})
