import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { LOCALES, type Locale } from '@/src/lib/constants'

/** What can be done to several documents at once. */
export const BULK_ACTIONS = ['publish', 'unpublish', 'trash'] as const
export type BulkAction = (typeof BULK_ACTIONS)[number]

export const EVERY_LOCALE = 'all'
/** One language, or all of them. */
export const BULK_LOCALES = [...LOCALES, EVERY_LOCALE] as const
export type BulkLocale = (typeof BULK_LOCALES)[number]

/** `scheduled`: a post with a date in the future is published then; `unchanged`: there was nothing to do. */
export const BULK_OUTCOMES = ['done', 'scheduled', 'unchanged', 'rejected'] as const
export type BulkOutcome = (typeof BULK_OUTCOMES)[number]

/** Each is saved on its own: more would keep a request waiting longer than a proxy does. */
export const MAX_BULK = 100
/** As many as the panel changes, in several requests, when all documents of a list are selected. */
export const MAX_LISTED = 1000

/** What a list does to the selected documents by itself: the language model translates after the request. */
export type ListAction = BulkAction | 'move'

/** At most so many documents at once: a move is one request, so that what is below a moved page goes along. */
export const limitOf = (action: ListAction | 'translate'): number =>
  action === 'move' ? MAX_BULK : MAX_LISTED

type Reasons = {
  gone: string
  empty: string
  selection: string
  locale: string
  tooMany: (max: number) => string
}

/** Why a document was not changed, or a request rejected. */
export const BULK_REASONS: LocaleTexts<Reasons> = {
  nl: {
    gone: 'Dit document is er niet meer.',
    empty: 'In geen enkele taal is er tekst.',
    selection: 'Geef `ids` of `filter`, en niet allebei.',
    locale: 'Geef de taal, of `all` voor alle talen.',
    tooMany: (max) =>
      `Er passen meer dan ${max} documenten bij. Maak het filter nauwer, of geef hun \`ids\`.`,
  },
  en: {
    gone: 'This document is no longer there.',
    empty: 'There is no text in any language.',
    selection: 'Give `ids` or `filter`, and not both.',
    locale: 'Give the language, or `all` for all languages.',
    tooMany: (max) => `More than ${max} documents match. Narrow the filter, or give their \`ids\`.`,
  },
}

/** The languages in which an action publishes: the named one, or each in which there is a text. */
export const publishedLocales = (wanted: BulkLocale, hasText: (locale: Locale) => boolean): Locale[] =>
  wanted === EVERY_LOCALE ? LOCALES.filter(hasText) : [wanted]
