import { restoreControls, readControls } from './controls'
import { storeScrollState, restoreScrollState, type ScrollState } from './scroll-state'

/**
 * Keep-alive (Behaviour: page-keep-alive): what a visitor left behind on each visit to a page. It lasts as long as
 * the document; when a visitor loads that anew, the browser's own memory of it serves, and when the site does, what
 * it kept before.
 */
const visits = new Map<string, ScrollState>()
let current = ''
/** Between asking for another page and seeing it: what scrolls now is not the visitor. */
let leaving = false

/** One visit is one entry of the history, where the browser tells them apart; elsewhere all visits to an address are one. */
const entryKey = (): string => window.navigation?.currentEntry?.key ?? location.pathname + location.search

const visit = (): ScrollState => visits.get(current) ?? { top: 0, filled: new Map() }

export function storeScroll(): void {
  if (!leaving) visits.set(current, { ...visit(), top: window.scrollY })
}

export function storeControls(): void {
  if (!leaving) visits.set(current, { ...visit(), filled: readControls() })
}

/** What was sent is not filled in again. */
export function clearControls(): void {
  visits.set(current, { ...visit(), filled: new Map() })
}

/** Call before the site itself reloads the document (Behaviour: reload-keeps-state). */
export const storeCurrentScrollState = (): void => storeScrollState({ ...visit(), top: window.scrollY })

export function leavePage(): void {
  leaving = true
}

/** Parts of a page that come late are waited for this long, in milliseconds. */
const PATIENCE = 3000

/** Puts a page back as it was left, the parts that come late included. */
function restore({ top, filled }: ScrollState): void {
  let missing = filled
  const attempt = () => {
    missing = restoreControls(missing)
    window.scrollTo({ top, behavior: 'instant' })
  }
  attempt()
  if (missing.size === 0) return
  const late = new MutationObserver(() => {
    attempt()
    if (missing.size === 0) late.disconnect()
  })
  late.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => late.disconnect(), PATIENCE)
}

/** Call when a page is shown. `returning`: by going back or forward. */
export function enterPage(returning: boolean): void {
  current = entryKey()
  leaving = false
  const kept = restoreScrollState()
  const left = kept ?? (returning ? visits.get(current) : undefined)
  if (kept) visits.set(current, kept)
  if (left) restore(left)
}
