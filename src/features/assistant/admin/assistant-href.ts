import type { Locale } from '@/src/lib/constants'
import { adminHref, documentHref } from '@/src/routing/admin-paths'
import type { About } from './entry'

/** Opens the assistant in the form that an address leads to. */
const OPEN_ASSISTANT = '#assistant'

/** As `OPEN_ASSISTANT`, with a proposal in the preview. */
const showing = (proposal: string): string => `${OPEN_ASSISTANT}-${proposal}`

export const opensAssistant = (hash: string): boolean =>
  hash === OPEN_ASSISTANT || hash.startsWith(`${OPEN_ASSISTANT}-`)

export const showsProposal = (hash: string, proposal: string): boolean => hash === showing(proposal)

/** The screen of the assistant, with one conversation or a new one. @param language of the panel */
export const assistantHref = (language: Locale, conversation: string | null): string =>
  adminHref(language, ['/assistant', conversation].filter(Boolean).join('/'))

/** The form of a document with the assistant beside it. @param language of the panel */
export const besideHref = (language: Locale, { collection, id, locale }: About): string =>
  `${documentHref(language, collection, id)}?locale=${locale}${OPEN_ASSISTANT}`

/** As `besideHref`, with a proposal in the preview. */
export const previewedHref = (
  language: Locale,
  { collection, id, locale }: About,
  proposal: string,
): string => `${documentHref(language, collection, id)}?locale=${locale}${showing(proposal)}`
