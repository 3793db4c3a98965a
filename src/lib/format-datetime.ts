import { LANGUAGES, type Locale } from './constants'

/** `instant` is in milliseconds since 1970, `timeZone` an IANA name. */
type Format = (instant: number, locale: Locale, timeZone: string) => string

const formatter =
  (options: Intl.DateTimeFormatOptions): Format =>
  (instant, locale, timeZone) =>
    new Intl.DateTimeFormat(LANGUAGES[locale].tag, { ...options, timeZone }).format(instant)

/** `maandag 23 november 2026` */
export const dateText = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
/** `maandag 23 november` */
export const dayText = formatter({ weekday: 'long', day: 'numeric', month: 'long' })
/** `09:30`: a 24-hour clock in every language. */
export const timeText = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** `America/New_York` → `New York` */
export const timeZoneCity = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')

/** Whether two time zones have the same date and time at an instant. */
export const hasSameOffset = (instant: number, a: string, b: string): boolean =>
  `${dateText(instant, 'en', a)} ${timeText(instant, 'en', a)}` ===
  `${dateText(instant, 'en', b)} ${timeText(instant, 'en', b)}`
