import { timeText } from '@/src/lib/format-datetime'
import type { Locale } from '@/src/lib/constants'
import { DAY_MS } from '@/src/lib/durations'

/** A free time, in milliseconds since 1970. */
export type Slot = { start: number; end: number }

/** A day by the visitor's clock, `2026-11-23`, with its free times. */
export type Day = { date: string; slots: readonly Slot[] }

/** The days of one week, Monday first; a day without free times has none. */
export type Week = { monday: string; days: readonly Day[] }

const WORKING_DAYS = 5

const dateIn = (timeZone: string) => {
  // Sweden writes dates as ISO does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  return (instant: number): string => format.format(instant)
}

const shift = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)

const mondayOf = (date: string): string => shift(date, -((new Date(date).getUTCDay() + 6) % 7))

/** Noon of a date in UTC: a moment to format the date at, in UTC. */
export const noonOf = (date: string): number => Date.parse(date) + DAY_MS / 2

/** Free times by the visitor's days. */
export const daysOf = (slots: readonly Slot[], timeZone: string): Day[] => {
  const dateOf = dateIn(timeZone)
  return [...Map.groupBy(slots, ({ start }) => dateOf(start))].map(([date, own]) => ({ date, slots: own }))
}

/** The weeks from the first free day to the last; weekends only where some week has a free time in one. */
export function weeksOf(days: readonly Day[]): Week[] {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const byDate = new Map(days.map((day) => [day.date, day]))
  const onWeekend = days.some(({ date }) => shift(mondayOf(date), WORKING_DAYS) <= date)
  const length = onWeekend ? 7 : WORKING_DAYS
  const count = (Date.parse(mondayOf(last.date)) - Date.parse(mondayOf(first.date))) / (7 * DAY_MS) + 1
  return Array.from({ length: count }, (_, week) => {
    const monday = shift(mondayOf(first.date), week * 7)
    const dates = Array.from({ length }, (__, day) => shift(monday, day))
    return { monday, days: dates.map((date) => byDate.get(date) ?? { date, slots: [] }) }
  })
}

/** `10:00 – 10:30` */
export const spanText = ({ start, end }: Slot, locale: Locale, timeZone: string): string =>
  `${timeText(start, locale, timeZone)} – ${timeText(end, locale, timeZone)}`
