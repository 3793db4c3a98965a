import { Temporal } from 'temporal-polyfill'

import { type Weekday, WEEKDAYS, type AvailabilityWindow } from './clock'

/** When a company takes calls. Days are `2026-03-29`, by the clock of `timeZone`. */
export type Schedule = {
  timeZone: string
  slotMinutes: number
  bufferMinutes: number
  noticeHours: number
  horizonDays: number
  weeklyHours: readonly (AvailabilityWindow & { day: Weekday })[]
  /** Days from `from` up to and including `until` on which `windows` stand in for the week; none: closed. The first that fits wins. */
  exceptions: readonly { from: string; until: string; windows: readonly AvailabilityWindow[] }[]
}

/** A stretch of time in milliseconds since 1970; `end` is not part of it. */
export type TimeRange = { start: number; end: number }

/** Days by the clock of the company, both included; what is left out is not a bound. */
export type Days = { from?: string | undefined; until?: string | undefined }

const MINUTE = 60_000
const HOUR = 60 * MINUTE

function windowsOn(schedule: Schedule, day: Temporal.PlainDate): readonly AvailabilityWindow[] {
  const date = day.toString()
  const exception = schedule.exceptions.find(({ from, until }) => from <= date && date <= until)
  if (exception) return exception.windows
  const weekday = WEEKDAYS[day.dayOfWeek - 1]
  return schedule.weeklyHours.filter((window) => window.day === weekday)
}

const instantOf = (day: Temporal.PlainDate, clock: string, timeZone: string): number =>
  day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(clock) }).epochMilliseconds

const clockAt = (instant: number, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(timeZone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' })

/**
 * The slots of one window, one after another in real time with the pause in between. Where the clock is set forward
 * there are fewer, where it is set back more; each begins and ends at a time that the window has.
 */
function slotsIn(
  { from, until }: AvailabilityWindow,
  day: Temporal.PlainDate,
  schedule: Schedule,
): TimeRange[] {
  const { timeZone, slotMinutes, bufferMinutes } = schedule
  const closing = instantOf(day, until, timeZone)
  const midnight = day.toZonedDateTime(timeZone)
  // Who moves across the date line skips a day: Samoa had no 30 December 2011.
  if (!midnight.toPlainDate().equals(day)) return []
  const changesClock = midnight.hoursInDay !== 24
  const slots: TimeRange[] = []
  const step = (slotMinutes + bufferMinutes) * MINUTE
  for (let start = instantOf(day, from, timeZone); start + slotMinutes * MINUTE <= closing; start += step) {
    const end = start + slotMinutes * MINUTE
    // A window may lie in the hour that the clock skips: its ends then name later times.
    const inside = !changesClock || (clockAt(start, timeZone) >= from && clockAt(end, timeZone) <= until)
    if (inside) slots.push({ start, end })
  }
  return slots
}

function daysBetween(first: Temporal.PlainDate, last: Temporal.PlainDate): Temporal.PlainDate[] {
  const count = first.until(last).total({ unit: 'days' }) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => first.add({ days: index }))
}

const earlier = (a: Temporal.PlainDate, b: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(a, b) <= 0 ? a : b
const later = (a: Temporal.PlainDate, b: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(a, b) >= 0 ? a : b

/** The days within notice and horizon that were asked for. */
function daysToLookAt({ timeZone, horizonDays }: Schedule, now: number, { from, until }: Days) {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate()
  const horizon = today.add({ days: horizonDays })
  return daysBetween(
    from ? later(today, Temporal.PlainDate.from(from)) : today,
    until ? earlier(horizon, Temporal.PlainDate.from(until)) : horizon,
  )
}

/** Windows that overlap, which the admin refuses, must not sell a moment twice. */
const withoutOverlap = (slots: readonly TimeRange[]): TimeRange[] =>
  slots.reduce<TimeRange[]>((kept, slot) => {
    const previous = kept.at(-1)
    return previous && slot.start < previous.end ? kept : [...kept, slot]
  }, [])

/**
 * The slots that can be booked, in their order.
 * @param occupied what is booked, each with the pause after it
 * @param now milliseconds since 1970
 */
export function freeSlots(
  schedule: Schedule,
  occupied: readonly TimeRange[],
  now: number,
  days: Days = {},
): TimeRange[] {
  const soonest = now + schedule.noticeHours * HOUR
  const pause = schedule.bufferMinutes * MINUTE
  const isFree = ({ start, end }: TimeRange) =>
    start >= soonest && !occupied.some((busy) => start < busy.end && busy.start < end + pause)
  const slots = daysToLookAt(schedule, now, days)
    .flatMap((day) => windowsOn(schedule, day).flatMap((window) => slotsIn(window, day, schedule)))
    .toSorted((a, b) => a.start - b.start)
  return withoutOverlap(slots.filter(isFree))
}
