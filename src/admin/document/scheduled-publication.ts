import { useSyncExternalStore } from 'react'

/** When languages of the open documents are published, as far as their forms know: by id and language. */
const times = new Map<string, string>()
const listeners = new Set<() => void>()

const keyOf = (id: string, locale: string): string => `${id} ${locale}`

/** Sets the time for all parts of the form; `at` is null when the publication of the language is not scheduled. */
export function setPublicationTime(id: string, locale: string, at: string | null): void {
  const key = keyOf(id, locale)
  if ((times.get(key) ?? null) === at) return
  if (at === null) times.delete(key)
  else times.set(key, at)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** When a language of the edited document is published; null when that is not scheduled. */
export const usePublicationTime = (id: string, locale: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => times.get(keyOf(id, locale)) ?? null,
    () => null,
  )
