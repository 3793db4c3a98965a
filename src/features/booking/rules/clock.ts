const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Whether the value is a time of day on a 24-hour clock: `09:00`. */
export const isClockTime = (value: unknown): value is string => typeof value === 'string' && CLOCK.test(value)

/** Part of a day by the clock, `from` before `until`. */
export type AvailabilityWindow = { from: string; until: string }

/** Whether a window begins before it ends, and no two of them overlap. They may touch. */
export function areValidWindows(windows: readonly AvailabilityWindow[]): boolean {
  const inOrder = windows.toSorted((a, b) => a.from.localeCompare(b.from))
  return inOrder.every(
    ({ from, until }, index) => from < until && (inOrder[index - 1]?.until ?? '00:00') <= from,
  )
}

/** The days of the week as ISO 8601 counts them. */
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
