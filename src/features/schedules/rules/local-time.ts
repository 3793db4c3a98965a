import { Temporal } from 'temporal-polyfill'

/** Why a clock never shows a time, or shows it twice: it is put forward, or back. */
export type ClockProblem = 'skipped' | 'repeated'

/** The time on the clock of a time zone: `2026-12-24T09:00`. */
export const localTime = (at: string | Date, timeZone: string): string =>
  Temporal.Instant.from(new Date(at).toISOString())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })

/**
 * The moment at which a clock shows a time.
 * @param local a date and time: `2026-12-24T09:00`
 * @throws {RangeError} when `local` is no date and time
 */
export function momentOf(local: string, timeZone: string): { at: string } | { problem: ClockProblem } {
  const shown = Temporal.PlainDateTime.from(local)
  const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
    shown.toZonedDateTime(timeZone, { disambiguation }),
  )
  if (!earlier || !later) throw new RangeError(local)
  if (earlier.epochMilliseconds === later.epochMilliseconds)
    return { at: new Date(later.epochMilliseconds).toISOString() }
  return { problem: later.toPlainDateTime().equals(shown) ? 'repeated' : 'skipped' }
}

const NINE = Temporal.PlainTime.from('09:00')

/** Nine o'clock tomorrow, and on the first Monday after today. */
export function usualTimes(now: Date, timeZone: string): { tomorrow: string; monday: string } {
  const today = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(timeZone).toPlainDate()
  const at = (days: number) => today.add({ days }).toPlainDateTime(NINE).toString({ smallestUnit: 'minute' })
  return { tomorrow: at(1), monday: at(8 - today.dayOfWeek) }
}
