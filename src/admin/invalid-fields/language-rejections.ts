import { useSyncExternalStore } from 'react'

import type { LanguageRejection } from '@/src/access/publication-rules'

/** What kept the languages of a document from being published together. */
export type LanguageRejections = readonly LanguageRejection[]

const NONE: LanguageRejections = []

/** Of the last document that was rejected: it outlives its form, as each language has a form of its own. */
let kept: { document: string; rejections: LanguageRejections } | null = null
const listeners = new Set<() => void>()

/** @param document its collection and id, as `pages/<id>` */
export function storeLanguageRejections(document: string, rejections: LanguageRejections): void {
  if (rejections.length === 0 && kept?.document !== document) return
  kept = rejections.length > 0 ? { document, rejections } : null
  for (const listener of listeners) listener()
}

export const languageRejectionsOf = (document: string): LanguageRejections =>
  kept?.document === document ? kept.rejections : NONE

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useLanguageRejections = (document: string): LanguageRejections =>
  useSyncExternalStore(
    subscribe,
    () => languageRejectionsOf(document),
    () => NONE,
  )

type Answer = {
  errors?: { data?: { errors?: LanguageRejection['errors']; languages?: LanguageRejections } }[]
}

/** What the answer to a save in a language says of all of them; nothing when it publishes one, or is accepted. */
export async function readLanguageRejections(
  answer: Response,
  locale: LanguageRejection['locale'],
): Promise<LanguageRejections> {
  if (answer.ok) return NONE
  const { errors = [] } = (await answer.json().catch(() => ({}))) as Answer
  const { errors: own = [], languages = [] } = errors[0]?.data ?? {}
  if (languages.length === 0) return NONE
  return own.length > 0 ? [{ locale, errors: own }, ...languages] : languages
}
