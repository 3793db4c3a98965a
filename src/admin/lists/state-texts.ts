import type { LanguageState, LanguageTimes } from '@/src/features/dashboard/server/read-languages'
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

const TIME_TEXTS: Record<Locale, Record<keyof LanguageTimes, string>> = {
  nl: { at: 'gaat online', end: 'gaat offline' },
  en: { at: 'goes online', end: 'goes offline' },
}

/** A state, or what follows it, with its time. */
export type StatePart = { text: string; time: string | null }

/** What is said of a document in a language: its state, and what is scheduled to change that. */
export function statePartsOf(
  { state, at, end }: { state: LanguageState } & LanguageTimes,
  language: Locale,
): StatePart[] {
  const isOnline = state === 'published' || state === 'changed'
  const times = TIME_TEXTS[language]
  return [
    { text: STATE_TEXTS[language][state], time: isOnline ? null : at },
    ...(isOnline && at !== null ? [{ text: times.at, time: at }] : []),
    ...(end === null ? [] : [{ text: times.end, time: end }]),
  ]
}
