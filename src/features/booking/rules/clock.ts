const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Whether the value is a time of day such as `09:00`, on a 24-hour clock. */
export const isClockTime = (value: unknown): value is string => typeof value === 'string' && CLOCK.test(value)

/** Part of a day, in clock times; `from` is before `until`. */
export type AvailabilityWindow = { from: string; until: string }

/** Whether each window begins before it ends and none overlap; they may be adjacent. */
export function areValidWindows(windows: readonly AvailabilityWindow[]): boolean {
  const sorted = windows.toSorted((a, b) => a.from.localeCompare(b.from))
  return sorted.every(
    ({ from, until }, index) => from < until && (sorted[index - 1]?.until ?? '00:00') <= from,
  )
}

/** In the order of ISO 8601. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof WEEKDAYS)[number]
