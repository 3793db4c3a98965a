import { useSyncExternalStore } from 'react'

import type { Locale } from '@/src/lib/constants'
import type { TranslatedCollection } from '../../rules/translated'
import type { Loaded } from '../read-translation'

/** What the fields of an open form know about the translations of its document. */
export type Marks = {
  subject: { collection: TranslatedCollection; id: string; tenant: string }
  /** One per language that the document is translated to. */
  loaded: readonly Loaded[]
  hasModel: boolean
  /** Whether fields that a person reviewed are marked too. */
  showsReviewed: boolean
  /** Asks what to translate of the document, from a language into that of the form. */
  translateFrom: (from: Locale) => void
  /** Reads the translations again. */
  again: () => void
}

const open = new Map<string, Marks>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const keyOf = (collection: string, id: number | string): string => `${collection}/${id}`

/** Tells the fields of a form; null when it is closed. Payload renders each field by itself, without a provider around them. */
export function setMarks({ collection, id }: Omit<Marks['subject'], 'tenant'>, marks: Marks | null): void {
  const key = keyOf(collection, id)
  if (marks) open.set(key, marks)
  else open.delete(key)
  for (const listener of listeners) listener()
}

/** What the form of a document was told; null before it was, and for documents that are not translated. */
export const useMarks = (collection = '', id: number | string = ''): Marks | null =>
  useSyncExternalStore(
    subscribe,
    () => open.get(keyOf(collection, id)) ?? null,
    () => null,
  )
