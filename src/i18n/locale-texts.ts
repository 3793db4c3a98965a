import { ADMIN_LOCALE, isLocale, LOCALES, type Locale } from '@/src/lib/constants'

/** A text (or another value) in every language of the product. */
export type LocaleTexts<T = string> = Readonly<Record<Locale, T>>

type PerEntry<List extends readonly unknown[], T> = { [Key in keyof List]: T }
/** A text per language, in the order of LOCALES. */
export type TextsInOrder = PerEntry<typeof LOCALES, string>

/**
 * Makes a missing locale a type error where the target accepts any record, as labels of Payload do. Not needed where the
 * type is already `LocaleTexts`.
 */
export const texts = (perLanguage: LocaleTexts): LocaleTexts => perLanguage

export const perLocale = <T>(valueIn: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, valueIn(locale)])) as Record<Locale, T>

/** `('Kop', 'Heading')` → `{ nl: 'Kop', en: 'Heading' }` */
export const textsInOrder = (...inOrder: TextsInOrder): LocaleTexts =>
  perLocale((locale) => inOrder[LOCALES.indexOf(locale)] ?? '')

/** Narrows the language of Payload's i18n; falls back to the panel's default language. */
export const toLocale = (language: string): Locale => (isLocale(language) ? language : ADMIN_LOCALE)

/** The name of a locale in a language: `('en', 'nl')` → `Engels`. */
export const localeName = (locale: Locale, language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(locale) ?? locale

/** The text in the language of a request or of the panel (`req.i18n.language`). */
export function textIn<T extends object>(
  from: T & LocaleTexts<unknown>,
  language: string,
): T[Locale & keyof T]
export function textIn(from: LocaleTexts<unknown>, language: string): unknown {
  return from[toLocale(language)]
}
