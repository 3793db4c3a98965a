import { isLocale, type Locale } from '@/src/lib/constants'
import { isRecord } from '@/src/lib/is-record'

/** The alt texts of an image by language. */
export type AltTexts = Partial<Record<Locale, string | null>>

/** Whether a value of a request is texts by language. */
export const isAltTexts = (value: unknown): value is AltTexts =>
  isRecord(value) &&
  Object.entries(value).every(
    ([locale, text]) => isLocale(locale) && (text === null || typeof text === 'string'),
  )
