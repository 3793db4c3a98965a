import type { DocumentText } from '@/src/features/translation/rules/document-texts'
import { fieldWords } from '@/src/features/translation/rules/field-segments'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { isRecord } from '@/src/lib/is-record'
import { type SearchedCollection, searchedFields } from './searched'

type Data = Record<string, unknown>

/** The locale of texts without a language, as BCP 47 has it. */
export const NO_LOCALE = 'und'

/** What is found of a document in one language. */
export type SearchEntry = { locale: Locale | typeof NO_LOCALE; title: string; words: string }

/** Postgres’ indexes have limits: of a value's size, and of all words of a document. */
const MAX = { title: 500, words: 60_000 }

/** Without half a character at the end. */
const cut = (text: string, length: number): string => text.slice(0, length).toWellFormed()

const valueAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => (isRecord(value) ? value[key] : undefined), data)

const textAt = (data: Data, path: string): string => {
  const value = valueAt(data, path)
  return typeof value === 'string' ? value.trim() : ''
}

/** A title without a language is that of each language in which the document has words, and alone where it has none. */
function titlesOf(title: unknown, spoken: readonly Locale[]): [SearchEntry['locale'], string][] {
  if (isRecord(title)) return LOCALES.map((locale) => [locale, textAt(title, locale)])
  const own = typeof title === 'string' ? title.trim() : ''
  return spoken.length > 0 ? spoken.map((locale) => [locale, own]) : [[NO_LOCALE, own]]
}

/**
 * The texts by which a document is found.
 * @param texts its localized texts
 * @param data the document as read in all locales
 */
export function searchEntries(
  collection: SearchedCollection,
  texts: readonly DocumentText[],
  data: Data,
): SearchEntry[] {
  const { title, words: paths = [] } = searchedFields(collection)
  const shared = paths.map((path) => textAt(data, path))
  const localized = new Map(
    LOCALES.map((locale) => [
      locale,
      texts
        .filter(({ path, meantFor }) => path !== title && meantFor.includes(locale))
        .map((text) => fieldWords(text, text.values[locale]))
        .filter(Boolean),
    ]),
  )
  const spoken = LOCALES.filter((locale) => (localized.get(locale) ?? []).length > 0)
  return titlesOf(data[title], spoken).flatMap(([locale, own]) => {
    const said = locale === NO_LOCALE ? [] : (localized.get(locale) ?? [])
    if (own === '' && said.length === 0) return []
    const words = [...said, ...shared].filter(Boolean).join('\n')
    return [{ locale, title: cut(own, MAX.title), words: cut(words, MAX.words) }]
  })
}
