import type { Locale } from '@/src/lib/constants'
import { adminHref, documentHref } from '@/src/routing/admin-paths'
import type { About } from './entry'

/** Opens the assistant in the form that an address leads to. */
export const OPEN_ASSISTANT = '#assistant'

/** The screen of the assistant, with one conversation or a new one. @param language of the panel */
export const assistantHref = (language: Locale, conversation: string | null): string =>
  adminHref(language, ['/assistant', conversation].filter(Boolean).join('/'))

/** The form of a document with the assistant beside it. @param language of the panel */
export const besideHref = (language: Locale, { collection, id, locale }: About): string =>
  `${documentHref(language, collection, id)}?locale=${locale}${OPEN_ASSISTANT}`
