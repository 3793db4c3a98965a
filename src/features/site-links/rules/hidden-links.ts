import { perLocale } from '@/src/i18n/locale-texts'
import { isRecord } from '@/src/lib/is-record'
import { LOCALES, type Locale } from '@/src/lib/constants'

/** Why a link, or a column of links, is not shown in a language. */
export type Reason = 'noText' | 'noPage'

/** @param id of its row; null for the button. @param name its text in another language */
export type HiddenLink = { id: string | null; name: string; reasons: Partial<Record<Locale, Reason>> }

type Row = Record<string, unknown>

/** In which languages each linked page is on a site, by its id. */
export type PageLanguages = ReadonlyMap<string, ReadonlySet<Locale>>

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRecord) : [])

const textIn = (texts: unknown, locale: Locale): string => {
  const text = isRecord(texts) ? texts[locale] : null
  return typeof text === 'string' ? text.trim() : ''
}

/** A row with its texts and its link: one of the navigation, of a column of the footer, such a column, or the button. */
type Place = { id: string | null; texts: unknown; link: Row | null }

const placeOf = (row: Row): Place => {
  const link = isRecord(row.link) ? row.link : null
  return { id: typeof row.id === 'string' ? row.id : null, texts: link ? link.label : row.heading, link }
}

function placesOf(document: Row): Place[] {
  const rows = (list: unknown): Place[] =>
    rowsOf(list).flatMap((row) => [placeOf(row), ...rows(row.children), ...rows(row.links)])
  const button = isRecord(document.callToAction) ? document.callToAction : {}
  const buttons = button.enabled === true ? [{ ...placeOf(button), id: null }] : []
  return [...rows(document.items), ...rows(document.columns), ...buttons]
}

const pageOf = (link: Row | null): string | null =>
  link?.type === 'page' && typeof link.page === 'string' ? link.page : null

/** The pages that the navigation or footer links to. */
export const linkedPages = (document: Row): string[] => [
  ...new Set(placesOf(document).flatMap(({ link }) => pageOf(link) ?? [])),
]

/**
 * What of a navigation or footer is not shown in a language: languages share its rows, and what has no text there, or leads
 * to a page that is not there, is left out.
 * @param document as stored, with its texts in all languages
 */
export function hiddenLinks(document: Row, pages: PageLanguages): HiddenLink[] {
  return placesOf(document).flatMap(({ id, texts, link }) => {
    const page = pageOf(link)
    const reasonIn = (locale: Locale): Reason | null => {
      if (!textIn(texts, locale)) return 'noText'
      return page && !pages.get(page)?.has(locale) ? 'noPage' : null
    }
    const all = perLocale(reasonIn)
    const reasons = Object.fromEntries(Object.entries(all).filter(([, reason]) => reason !== null))
    const name = LOCALES.map((locale) => textIn(texts, locale)).find(Boolean) ?? ''
    return Object.keys(reasons).length > 0 ? [{ id, name, reasons }] : []
  })
}

/** A page is on a site in the languages in which it is published and has an address. */
export function pageLanguages(pages: readonly Row[], addresses: readonly Row[]): PageLanguages {
  const isPublished = (page: Row, locale: Locale) =>
    isRecord(page._status) ? page._status[locale] === 'published' : page._status === 'published'
  return new Map(
    pages.map((page) => {
      const own = addresses.filter((address) => address.page === page.id)
      const isThere = (locale: Locale) =>
        isPublished(page, locale) && own.some((address) => address.locale === locale)
      return [String(page.id), new Set(LOCALES.filter(isThere))]
    }),
  )
}
