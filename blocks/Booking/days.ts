import { timeText } from '@/src/lib/format-datetime'
import type { Locale } from '@/src/lib/constants'
import { DAY_MS } from '@/src/lib/durations'

/** In milliseconds since 1970. */
export type Slot = { start: number; end: number }

/** A day (`2026-11-23`) in the visitor's time zone, with its slots. */
export type Day = { date: string; slots: readonly Slot[] }

/** The days of one week from Monday, including those without slots. */
export type Week = { monday: string; days: readonly Day[] }

const WORKING_DAYS = 5

const dateIn = (timeZone: string) => {
  // Swedish dates have the ISO format.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  return (instant: number): string => format.format(instant)
}

const shift = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)

const mondayOf = (date: string): string => shift(date, -((new Date(date).getUTCDay() + 6) % 7))

/** Noon UTC of a date, to format that date in UTC. */
export const noonOf = (date: string): number => Date.parse(date) + DAY_MS / 2

/** Groups slots by day. */
export const daysOf = (slots: readonly Slot[], timeZone: string): Day[] => {
  const dateOf = dateIn(timeZone)
  return [...Map.groupBy(slots, ({ start }) => dateOf(start))].map(([date, own]) => ({ date, slots: own }))
}

/** The weeks from the first day to the last; without weekends if no slot is in one. */
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
