import type { LanguageState } from '@/src/features/dashboard/server/read-languages'
import type { Locale } from '@/src/lib/constants'

/** What the state of a document in a language is called. */
export const STATE_TEXTS: Record<Locale, Record<LanguageState, string>> = {
  nl: {
    published: 'online',
    changed: 'online, gewijzigd',
    scheduled: 'gepland',
    failed: 'niet gepubliceerd',
    draft: 'concept',
    missing: 'ontbreekt',
  },
  en: {
    published: 'online',
    changed: 'online, changed',
    scheduled: 'scheduled',
    failed: 'not published',
    draft: 'draft',
    missing: 'missing',
  },
}

/** The class of the mark of a state; published documents look the same with and without a newer draft. */
export const statusClass = (state: LanguageState): string =>
  `gevel-status gevel-status--${state === 'changed' ? 'published' : state}`
