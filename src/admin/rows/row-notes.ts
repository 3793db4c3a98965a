import { useEffect, useSyncExternalStore } from 'react'

/** What the form says about its rows, by the id of the row. */
const notes = new Map<string, string>()
const listeners = new Set<() => void>()

const announce = () => {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows notes in the headers of rows, which the editor renders where no context of ours reaches. @param stated as JSON */
export function useNotedRows(stated: string): void {
  useEffect(() => {
    const own = Object.entries(JSON.parse(stated) as Record<string, string>)
    for (const [id, note] of own) notes.set(id, note)
    announce()
    return () => {
      for (const [id] of own) notes.delete(id)
      announce()
    }
  }, [stated])
}

/** The note of a row; null without one. */
export const useRowNote = (id: unknown): string | null =>
  useSyncExternalStore(
    subscribe,
    () => (typeof id === 'string' ? (notes.get(id) ?? null) : null),
    () => null,
  )
