/**
 * Events on `window` (Behaviour: page-change). `loading-start`: navigation to a page of this site began, by a link or
 * through the history; `loading-end`: the page is shown. `detail.path` is the requested path. They come in pairs.
 */
type LoadingDetail = { path: string }

declare global {
  interface WindowEventMap {
    'loading-start': CustomEvent<LoadingDetail>
    'loading-end': CustomEvent<LoadingDetail>
  }
}

let loading: string | null = null

const dispatch = (name: 'loading-start' | 'loading-end', path: string) =>
  window.dispatchEvent(new CustomEvent(name, { detail: { path } }))

export function startLoading(path: string): void {
  if (loading !== null) return
  loading = path
  dispatch('loading-start', path)
}

export function endLoading(): void {
  if (loading === null) return
  const path = loading
  loading = null
  dispatch('loading-end', path)
}

/** The path that a click navigates to within the document; null for any other click. */
export function navigationTarget(event: MouseEvent): string | null {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = event.target instanceof Element ? event.target.closest('a') : null
  // A client-side navigation prevents the default action.
  if (!plain || !link || !event.defaultPrevented || link.origin !== location.origin) return null
  return link.pathname === location.pathname ? null : link.pathname
}
