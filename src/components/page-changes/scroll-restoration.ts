import { restoreControls, readControls } from './controls'
import { storeScrollState, restoreScrollState, type ScrollState } from './scroll-state'

/**
 * Keep-alive (Behaviour: page-keep-alive): the state of each visit to a page, kept as long as the document. After a
 * reload by the visitor the browser restores the state itself; before a reload by the site it is stored.
 */
const visits = new Map<string, ScrollState>()
let current = ''
/** True during navigation: scrolling is not by the visitor then. */
let leaving = false

/** One visit per history entry, if the browser identifies those (Navigation API); otherwise one per URL. */
const entryKey = (): string => window.navigation?.currentEntry?.key ?? location.pathname + location.search

const visit = (): ScrollState => visits.get(current) ?? { top: 0, filled: new Map() }

export function storeScroll(): void {
  if (!leaving) visits.set(current, { ...visit(), top: window.scrollY })
}

export function storeControls(): void {
  if (!leaving) visits.set(current, { ...visit(), filled: readControls() })
}

/** Submitted values are not restored. */
export function clearControls(): void {
  visits.set(current, { ...visit(), filled: new Map() })
}

/** Call before the site itself reloads the document (Behaviour: reload-keeps-state). */
export const storeCurrentScrollState = (): void => storeScrollState({ ...visit(), top: window.scrollY })

export function leavePage(): void {
  leaving = true
}

/** How long to wait for parts of a page that render late. */
const RESTORE_TIMEOUT_MS = 3000

/** Restores the state of a page, including parts that render late. */
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
  setTimeout(() => late.disconnect(), RESTORE_TIMEOUT_MS)
}

/** Call when a page is shown. `returning`: by going back or forward. */
export function enterPage(returning: boolean): void {
  current = entryKey()
  leaving = false
  const stored = restoreScrollState()
  const state = stored ?? (returning ? visits.get(current) : undefined)
  if (stored) visits.set(current, stored)
  if (state) restore(state)
}
