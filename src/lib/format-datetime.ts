import { LANGUAGES, type Locale } from './constants'

/** A moment in milliseconds since 1970, by the clock of an IANA time zone. */
type Format = (instant: number, locale: Locale, timeZone: string) => string

const formatter =
  (options: Intl.DateTimeFormatOptions): Format =>
  (instant, locale, timeZone) =>
    new Intl.DateTimeFormat(LANGUAGES[locale].tag, { ...options, timeZone }).format(instant)

/** `maandag 23 november 2026` */
export const dateText = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
/** `maandag 23 november` */
export const dayText = formatter({ weekday: 'long', day: 'numeric', month: 'long' })
/** `09:30`, in every language: nobody mistakes morning for evening. */
export const timeText = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** The place that a time zone is named after: `America/New_York` → `New York`. */
export const timeZoneCity = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')

/** Whether the clocks of two time zones show the same at a moment. */
export const hasSameOffset = (instant: number, a: string, b: string): boolean =>
  `${dateText(instant, 'en', a)} ${timeText(instant, 'en', a)}` ===
  `${dateText(instant, 'en', b)} ${timeText(instant, 'en', b)}`
