import { Temporal } from 'temporal-polyfill'

import { type Weekday, WEEKDAYS, type AvailabilityWindow } from './clock'

/** When calls can be booked. Days are `2026-03-29`, in `timeZone`. */
export type Schedule = {
  timeZone: string
  slotMinutes: number
  bufferMinutes: number
  noticeHours: number
  horizonDays: number
  weeklyHours: readonly (AvailabilityWindow & { day: Weekday })[]
  /** On the days `from` to `until` (inclusive) `windows` replace the weekly hours; empty: closed. The first match wins. */
  exceptions: readonly { from: string; until: string; windows: readonly AvailabilityWindow[] }[]
}

/** In milliseconds since 1970; `end` is exclusive. */
export type TimeRange = { start: number; end: number }

/** Days in the time zone of the schedule, both inclusive and optional. */
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
 * The slots of one window, at equal distances in elapsed time. When the clock is set forward there are fewer, when it is
 * set back more; each begins and ends within the clock times of the window.
 */
function slotsIn(
  { from, until }: AvailabilityWindow,
  day: Temporal.PlainDate,
  schedule: Schedule,
): TimeRange[] {
  const { timeZone, slotMinutes, bufferMinutes } = schedule
  const closing = instantOf(day, until, timeZone)
  const midnight = day.toZonedDateTime(timeZone)
  // A time zone can skip a day: Samoa had no 30 December 2011.
  if (!midnight.toPlainDate().equals(day)) return []
  const changesClock = midnight.hoursInDay !== 24
  const slots: TimeRange[] = []
  const step = (slotMinutes + bufferMinutes) * MINUTE
  for (let start = instantOf(day, from, timeZone); start + slotMinutes * MINUTE <= closing; start += step) {
    const end = start + slotMinutes * MINUTE
    // Times in the skipped hour resolve to later ones, possibly outside the window.
    const isInside = !changesClock || (clockAt(start, timeZone) >= from && clockAt(end, timeZone) <= until)
    if (isInside) slots.push({ start, end })
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

/** The requested days between today and the horizon. */
function requestedDays({ timeZone, horizonDays }: Schedule, now: number, { from, until }: Days) {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate()
  const horizon = today.add({ days: horizonDays })
  return daysBetween(
    from ? later(today, Temporal.PlainDate.from(from)) : today,
    until ? earlier(horizon, Temporal.PlainDate.from(until)) : horizon,
  )
}

/** The admin rejects overlapping windows; should there be any, a time is still offered only once. */
const withoutOverlap = (slots: readonly TimeRange[]): TimeRange[] =>
  slots.reduce<TimeRange[]>((result, slot) => {
    const previous = result.at(-1)
    return previous && slot.start < previous.end ? result : [...result, slot]
  }, [])

/**
 * The slots that can be booked, in chronological order.
 * @param occupied booked times, each including the buffer after it
 * @param now milliseconds since 1970
 */
export function freeSlots(
  schedule: Schedule,
  occupied: readonly TimeRange[],
  now: number,
  days: Days = {},
): TimeRange[] {
  const earliestStart = now + schedule.noticeHours * HOUR
  const buffer = schedule.bufferMinutes * MINUTE
  const isFree = ({ start, end }: TimeRange) =>
    start >= earliestStart && !occupied.some((busy) => start < busy.end && busy.start < end + buffer)
  const slots = requestedDays(schedule, now, days)
    .flatMap((day) => windowsOn(schedule, day).flatMap((window) => slotsIn(window, day, schedule)))
    .toSorted((a, b) => a.start - b.start)
  return withoutOverlap(slots.filter(isFree))
}
