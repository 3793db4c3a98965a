import { useMemo, useSyncExternalStore } from 'react'

import type { Result } from './bulk-calls'
import type { BulkPlace } from './place'

/** A bulk change that ended, or a translation of so many documents that was started. */
export type Kept = { change: Result } | { translating: number }

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The result of the last change, kept in this tab: whoever opens a rejected document comes back to the others. */
export function useResult({ collection, tenant }: Pick<BulkPlace, 'collection' | 'tenant'>) {
  const key = `gevel-bulk ${collection} ${tenant}`
  const stored = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(key),
    () => null,
  )
  // Only `keepResult` writes it.
  const result = useMemo(() => (stored === null ? null : (JSON.parse(stored) as Kept)), [stored])
  const keepResult = (kept: Kept | null) => {
    if (kept) sessionStorage.setItem(key, JSON.stringify(kept))
    else sessionStorage.removeItem(key)
    for (const listener of listeners) listener()
  }
  return [result, keepResult] as const
}
