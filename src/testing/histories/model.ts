import type { Address } from '@/src/features/urls/rules/addresses'
import { perLocale } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { type Addresses, conflicts, deniedIn, settled } from './addresses'
import { isMeantFor } from './rows'

/** Addresses that a draft is to have once it is published. */
type Kept = readonly Address[] | null
/** The title of a document in a language, the text of each of its rows there, by the id of the row, and kept addresses. */
type Texts = { title: string | null; rows: Readonly<Record<string, string>>; kept: Kept }
/** What a draft, a version or a published document has: languages share the rows, and have texts of their own. */
export type Content = { rows: readonly string[]; texts: Record<Locale, Texts> }
/**
 * `due`: when it is published; `hasFailed`: it was not published then; `ends`: when it is taken offline; `isChanged`: online,
 * with a newer draft.
 */
export type Language = {
  isOnline: boolean
  isChanged: boolean
  due: number | null
  hasFailed: boolean
  ends: number | null
}

const NOT_DUE = { due: null, hasFailed: false }
/** A language that visitors do not see. */
export const OFFLINE: Language = { isOnline: false, isChanged: true, ends: null, ...NOT_DUE }
/** What must be true of a document: its newest draft, what is published of it, the date of a post, the URLs of a page. */
export type Model = {
  draft: Content
  published: Content
  languages: Record<Locale, Language>
  date: number | null
  addresses: Addresses | null
}
/** What is filled in in a form: one text for the title and each row, and addresses if it sends any. */
export type Form = { text: string; rows: readonly string[]; addresses?: Kept }

/** What somebody sees of a document in one language; null for a row without a text. */
export type View = { title: string | null; rows: (string | null)[] }

export const viewOf = ({ rows, texts }: Content, locale: Locale): View => ({
  title: texts[locale].title,
  rows: rows.map((row) => texts[locale].rows[row] ?? null),
})

/** What visitors see: without the rows that are meant for another language, or have no text in this one. */
export const shownView = (content: Content, locale: Locale): View =>
  viewOf(
    {
      ...content,
      rows: content.rows.filter((row) => row in content.texts[locale].rows && isMeantFor(row, locale)),
    },
    locale,
  )

/** The blocks of a page that lack their text in a language that they are meant for. */
export const incompleteIn = ({ rows, texts }: Content, locale: Locale): string[] =>
  rows.filter((row) => isMeantFor(row, locale) && texts[locale].rows[row] === undefined)

const pick = (texts: Texts['rows'], rows: readonly string[]): Texts['rows'] =>
  Object.fromEntries(Object.entries(texts).filter(([row]) => rows.includes(row)))

const textsIn = (content: Content, rows: readonly string[]): Content['texts'] =>
  perLocale((locale) => ({
    ...content.texts[locale],
    rows: pick(content.texts[locale].rows, rows),
  }))

/** A draft after a form was saved in a language. */
export function typed(draft: Content, { text, rows }: Form, locale: Locale): Content {
  const { kept } = draft.texts[locale]
  const own = { title: text, rows: Object.fromEntries(rows.map((row) => [row, text])), kept }
  return { rows, texts: { ...textsIn(draft, rows), [locale]: own } }
}

/** A draft after only its title was changed. */
export const titled = ({ rows, texts }: Content, title: string, locale: Locale): Content => ({
  rows,
  texts: { ...texts, [locale]: { ...texts[locale], title } },
})

/** A draft after a language was copied to another; where nothing is cleared, a row keeps its text if there is none to copy. */
export function copied(
  { rows, texts }: Content,
  { from, to, clears }: { from: Locale; to: Locale; clears: boolean },
): Content {
  const { title, rows: source } = texts[from]
  return {
    rows,
    texts: {
      ...texts,
      [to]: { title, rows: clears ? source : { ...texts[to].rows, ...source }, kept: texts[to].kept },
    },
  }
}

/** What is published once a language of the draft is: its texts, and the rows of all. A new row has no other texts. */
const publishedWith = (published: Content, draft: Content, locale: Locale): Content => ({
  rows: draft.rows,
  texts: { ...textsIn(published, draft.rows), [locale]: draft.texts[locale] },
})

export function publish(model: Model, locale: Locale): void {
  model.published = publishedWith(model.published, model.draft, locale)
  const { ends } = model.languages[locale]
  model.languages[locale] = { isOnline: true, isChanged: false, ends, ...NOT_DUE }
}

/** A draft after the content of a version came back in a language: rows that it had not, come with all their texts. */
const restoredIn = (draft: Content, version: Content, locale: Locale): Content => {
  const back = version.rows.filter((row) => !draft.rows.includes(row))
  const texts = perLocale((other): Texts => {
    const kept = pick(draft.texts[other].rows, version.rows)
    return { ...draft.texts[other], rows: { ...kept, ...pick(version.texts[other].rows, back) } }
  })
  return { rows: version.rows, texts: { ...texts, [locale]: version.texts[locale] } }
}

const withKept = (content: Content, locale: Locale, kept: Kept): Content => ({
  ...content,
  texts: { ...content.texts, [locale]: { ...content.texts[locale], kept: kept?.length ? kept : null } },
})

/** A save as a draft: addresses of an online language stay with the draft, as those that are not free; others change. */
export function saveAddresses(model: Model, locale: Locale, sent?: Kept): void {
  const wanted = sent === undefined ? model.draft.texts[locale].kept : sent
  const { isOnline } = model.languages[locale]
  const denied = model.addresses ? deniedIn(model.addresses, { locale, wanted }) : []
  if (!isOnline && model.addresses) model.addresses = settled(model.addresses, { locale, wanted }, false)
  const cleared = (wanted ?? []).flatMap(({ domain, path }) => (path ? [] : [{ domain, path: '' }]))
  const stays = isOnline ? wanted : [...cleared, ...denied]
  model.draft = withKept(model.draft, locale, stays)
}

/** Whether a language can be published with addresses that a form sends, else with those of its draft. */
export function canBeFound({ addresses, draft, languages }: Model, locale: Locale, sent?: Kept): boolean {
  if (!addresses) return true
  const wanted = sent === undefined ? draft.texts[locale].kept : sent
  if (conflicts(addresses, { locale, wanted })) return false
  const { own } = settled(addresses, { locale, wanted }, false)
  return languages[locale].isOnline || own.some((url) => url.locale === locale)
}

/** What a publication does to the addresses of a language. */
export function publishAddresses(model: Model, locale: Locale, sent?: Kept): void {
  const wanted = sent === undefined ? model.draft.texts[locale].kept : sent
  const { isOnline } = model.languages[locale]
  if (model.addresses) model.addresses = settled(model.addresses, { locale, wanted }, isOnline)
  model.draft = withKept(model.draft, locale, null)
}

/** Whether a language of the draft is what is online. */
const isAsOnline = ({ draft, published }: Model, locale: Locale): boolean =>
  JSON.stringify([draft.rows, viewOf(draft, locale), draft.texts[locale].kept]) ===
  JSON.stringify([published.rows, viewOf(published, locale), published.texts[locale].kept])

export function restore(model: Model, version: Content, locales: readonly Locale[]): void {
  const [only] = locales
  model.draft = locales.length === 1 && only ? restoredIn(model.draft, version, only) : version
  for (const locale of locales) {
    saveAddresses(model, locale)
    const isChanged = !isAsOnline(model, locale)
    model.languages[locale] = { ...model.languages[locale], isChanged, ...NOT_DUE }
  }
}

/**
 * Whether languages of the draft can be published: with rows that are blocks, not one in which none of those that are meant for
 * it has a text; with other rows, not one in which any has none.
 */
export const isComplete = (
  { rows, texts }: Content,
  locales: readonly Locale[],
  hasBlocks: boolean,
): boolean =>
  locales.every((locale) => {
    const meant = rows.filter((row) => isMeantFor(row, locale))
    const isWritten = (row: string) => texts[locale].rows[row] !== undefined
    return hasBlocks ? meant.length === 0 || meant.some(isWritten) : meant.every(isWritten)
  })

/** The state of a language, as the API says it; a schedule that failed is none. */
export const stateOf = ({ isOnline, isChanged, due, hasFailed }: Language): string =>
  isOnline ? (isChanged ? 'changed' : 'published') : due === null || hasFailed ? 'draft' : 'scheduled'
