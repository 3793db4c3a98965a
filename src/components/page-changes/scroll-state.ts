import type { FieldValue } from './controls'

/** State of a page: scroll position in pixels and values of controls. */
export type ScrollState = { top: number; filled: FieldValue }
type Kept = { address: string; top: number; filled: [string, string | boolean][] }

const KEY = 'kept-visit'

const address = (): string => location.pathname + location.search

/** Stores a visit for the next document that loads the same page. */
export function storeScrollState({ top, filled }: ScrollState): void {
  const kept: Kept = { address: address(), top, filled: [...filled] }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Without storage, the browser's own restoration applies.
  }
}

/** Returns the visit that the previous document stored for this page, and clears the storage. */
export function restoreScrollState(): ScrollState | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null
    sessionStorage.removeItem(KEY)
    return kept?.address === address() ? { top: kept.top, filled: new Map(kept.filled) } : undefined
  } catch {
    return undefined
  }
}
