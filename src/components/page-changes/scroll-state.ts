import type { FieldValue } from './controls'

/** How a page was left: how far it was scrolled, in pixels, and what was filled in. */
export type ScrollState = { top: number; filled: FieldValue }
type Kept = { address: string; top: number; filled: [string, string | boolean][] }

const KEY = 'kept-visit'

const address = (): string => location.pathname + location.search

/** Keeps a visit beyond the document, for the one that the same page is loaded into next. */
export function storeScrollState({ top, filled }: ScrollState): void {
  const kept: Kept = { address: address(), top, filled: [...filled] }
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // A visitor who allows no storage gets the page as the browser restores it.
  }
}

/** The visit that the document before this one kept of this page. Whatever it kept is forgotten. */
export function restoreScrollState(): ScrollState | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null
    sessionStorage.removeItem(KEY)
    return kept?.address === address() ? { top: kept.top, filled: new Map(kept.filled) } : undefined
  } catch {
    return undefined
  }
}
