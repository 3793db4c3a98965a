import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, it } from 'vitest'

import { areValidWindows, WEEKDAYS, type AvailabilityWindow } from './clock'
import { freeSlots, type Schedule, type TimeRange } from './slots'

const MINUTE = 60_000
const RUNS = { numRuns: 100 }
const TIMEOUT_MS = 30_000

const clock = fc
  .integer({ min: 0, max: 24 * 4 - 1 })
  .map(
    (quarter) =>
      `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
  )

/** Windows of one day, as the admin accepts them. */
const windows = fc
  .array(fc.record({ from: clock, until: clock }), { maxLength: 3 })
  .map((rows) =>
    rows.reduce<AvailabilityWindow[]>(
      (valid, row) => (areValidWindows([...valid, row]) ? [...valid, row] : valid),
      [],
    ),
  )

// Zones with different dates of daylight saving, offsets of half and quarter hours, and a skipped day (Apia, 2011).
const timeZone = fc.constantFrom(
  'Europe/Amsterdam',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'UTC',
)

const schedule = fc.record({
  timeZone,
  slotMinutes: fc.integer({ min: 5, max: 120 }),
  bufferMinutes: fc.integer({ min: 0, max: 60 }),
  noticeHours: fc.integer({ min: 0, max: 72 }),
  horizonDays: fc.integer({ min: 1, max: 21 }),
  weeklyHours: fc
    .tuple(windows, windows, windows, windows, windows, windows, windows)
    .map((days) =>
      days.flatMap((rows, index) => rows.map((row) => ({ ...row, day: WEEKDAYS[index] ?? 'monday' }))),
    ),
  exceptions: fc.array(
    fc.record({ day: fc.integer({ min: 0, max: 21 }), days: fc.integer({ min: 0, max: 5 }), windows }),
    { maxLength: 3 },
  ),
})

// Weeks around changes to and from daylight saving time, and any other time.
const now = fc.oneof(
  fc.integer({ min: Date.UTC(2026, 2, 22), max: Date.UTC(2026, 3, 6) }),
  fc.integer({ min: Date.UTC(2026, 9, 18), max: Date.UTC(2026, 10, 8) }),
  fc.integer({ min: Date.UTC(2011, 11, 20), max: Date.UTC(2032, 0, 1) }),
)

const scenario = fc.record({ schedule, now }).map((generated) => {
  const today = Temporal.Instant.fromEpochMilliseconds(generated.now)
    .toZonedDateTimeISO(generated.schedule.timeZone)
    .toPlainDate()
  const exceptions = generated.schedule.exceptions.map(({ day, days, windows: own }) => ({
    from: today.add({ days: day }).toString(),
    until: today.add({ days: day + days }).toString(),
    windows: own,
  }))
  return { now: generated.now, today, schedule: { ...generated.schedule, exceptions } satisfies Schedule }
})

/** Books some of the free slots, chosen by `picks`; each occupies its time and the buffer after it. */
function book(own: Schedule, instant: number, picks: readonly number[]): TimeRange[] {
  return picks.reduce<TimeRange[]>((occupied, pick) => {
    const free = freeSlots(own, occupied, instant)
    const slot = free[pick % Math.max(1, free.length)]
    return slot ? [...occupied, { start: slot.start, end: slot.end + own.bufferMinutes * MINUTE }] : occupied
  }, [])
}

const local = (instant: number, { timeZone: zone }: Schedule) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)

it(
  'gives free slots of the length of a call that do not overlap',
  () => {
    fc.assert(
      fc.property(scenario, (given) => {
        const slots = freeSlots(given.schedule, [], given.now)
        for (const [index, { start, end }] of slots.entries()) {
          expect(end - start).toBe(given.schedule.slotMinutes * MINUTE)
          expect(start).toBeGreaterThanOrEqual(slots[index - 1]?.end ?? 0)
        }
      }),
      RUNS,
    )
  },
  TIMEOUT_MS,
)

it(
  'gives free slots within a window of their day, after the notice and before the horizon',
  () => {
    fc.assert(
      fc.property(scenario, (given) => {
        const { weeklyHours, exceptions, noticeHours, horizonDays } = given.schedule
        for (const { start, end } of freeSlots(given.schedule, [], given.now)) {
          const [first, last] = [local(start, given.schedule), local(end, given.schedule)]
          const date = first.toPlainDate().toString()
          const clockOf = (time: Temporal.ZonedDateTime) =>
            time.toPlainTime().toString({ smallestUnit: 'minute' })
          const exception = exceptions.find(({ from, until }) => from <= date && date <= until)
          const open =
            exception?.windows ?? weeklyHours.filter(({ day }) => day === WEEKDAYS[first.dayOfWeek - 1])
          expect(open.some(({ from, until }) => from <= clockOf(first) && clockOf(last) <= until)).toBe(true)
          expect(last.toPlainDate().toString()).toBe(date)
          expect(start).toBeGreaterThanOrEqual(given.now + noticeHours * 60 * MINUTE)
          expect(date <= given.today.add({ days: horizonDays }).toString()).toBe(true)
        }
      }),
      RUNS,
    )
  },
  TIMEOUT_MS,
)

it(
  'leaves the buffer between any two bookings',
  () => {
    fc.assert(
      fc.property(scenario, fc.array(fc.nat(), { maxLength: 8 }), (given, picks) => {
        const booked = book(given.schedule, given.now, picks).toSorted((a, b) => a.start - b.start)
        for (const [index, { start }] of booked.entries())
          expect(start).toBeGreaterThanOrEqual(booked[index - 1]?.end ?? 0)
      }),
      RUNS,
    )
  },
  TIMEOUT_MS,
)

it(
  'gives the same slots day by day as for all days at once',
  () => {
    fc.assert(
      fc.property(scenario, (given) => {
        const { horizonDays } = given.schedule
        const byDay = Array.from({ length: horizonDays + 1 }, (_, index) => {
          const day = given.today.add({ days: index }).toString()
          return freeSlots(given.schedule, [], given.now, { from: day, until: day })
        })
        expect(byDay.flat()).toEqual(freeSlots(given.schedule, [], given.now))
      }),
      RUNS,
    )
  },
  TIMEOUT_MS,
)
