import { ADMIN_LOCALE, isLocale, LOCALES, type Locale } from '@/src/lib/constants'

/** A text (or another value) in every language of the product. */
export type LocaleTexts<T = string> = Readonly<Record<Locale, T>>

type PerEntry<List extends readonly unknown[], T> = { [Key in keyof List]: T }
/** A text per language, in the order of LOCALES. */
export type TextsInOrder = PerEntry<typeof LOCALES, string>

/**
 * The same texts. It makes a missing language a type error where the receiver takes any record, as labels of Payload do;
 * a literal whose type is `LocaleTexts` already does without.
 */
export const texts = (own: LocaleTexts): LocaleTexts => own

/** A value per language, made by one function. */
export const perLocale = <T>(valueIn: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, valueIn(locale)])) as Record<Locale, T>

/** `('Kop', 'Heading')` → `{ nl: 'Kop', en: 'Heading' }` */
export const textsInOrder = (...inOrder: TextsInOrder): LocaleTexts =>
  perLocale((locale) => inOrder[LOCALES.indexOf(locale)] ?? '')

/** Narrows what Payload's i18n calls the language; the panel's own language where it is none of the product's. */
export const toLocale = (language: string): Locale => (isLocale(language) ? language : ADMIN_LOCALE)

/** What a language is called in another: `('en', 'nl')` → `Engels`. */
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
