import { Temporal } from 'temporal-polyfill'

/** Whether a text names a month: `2026-12`. */
export const isMonth = (text: unknown): text is string =>
  typeof text === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(text)

const today = (now: Date, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(timeZone).toPlainDate()

/** The day that it is in a time zone: `2026-12-24`. */
export const dayOf = (at: string | Date, timeZone: string): string => today(new Date(at), timeZone).toString()

const startOf = (day: Temporal.PlainDate, timeZone: string): string =>
  new Date(day.toZonedDateTime(timeZone).epochMilliseconds).toISOString()

export type Month = {
  name: string
  previous: string
  next: string
  /** `2026-12-01` and so on. */
  days: readonly string[]
  /** The day of the week of the first: 1 is Monday. */
  firstWeekday: number
  /** The moments between which it lies; the second is not part of it. */
  from: string
  to: string
}

/** A month in a time zone. */
export function monthOf(name: string, timeZone: string): Month {
  const month = Temporal.PlainYearMonth.from(name)
  const [first, next] = [month.toPlainDate({ day: 1 }), month.add({ months: 1 })]
  return {
    name,
    previous: month.subtract({ months: 1 }).toString(),
    next: next.toString(),
    days: Array.from({ length: month.daysInMonth }, (_, index) => first.add({ days: index }).toString()),
    firstWeekday: first.dayOfWeek,
    from: startOf(first, timeZone),
    to: startOf(next.toPlainDate({ day: 1 }), timeZone),
  }
}
