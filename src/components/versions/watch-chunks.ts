declare global {
  interface WindowEventMap {
    /** The document is about to load itself anew: whoever holds what the visitor would miss keeps it now. */
    'before-reload': Event
  }
}

/**
 * §4: loads the document anew when a part of its code or style cannot be fetched, as after a deployment; not a second
 * time within `guardMs` (§9). Written into the document as text: it may use nothing from outside itself.
 * @param key where the time of the last reload is remembered for the tab
 */
export function watchChunks(guardMs: number, key: string): void {
  const reload = () => {
    // Without a connection there is nothing to load, and the page would be lost.
    if (!navigator.onLine) return
    const now = Date.now()
    try {
      if (Math.abs(now - Number(sessionStorage.getItem(key))) < guardMs) return
      sessionStorage.setItem(key, String(now))
    } catch {
      // Where nothing can be remembered, nothing keeps it from reloading for ever.
      return
    }
    window.dispatchEvent(new Event('before-reload'))
    location.reload()
  }
  const isChunkError = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError'
  window.addEventListener(
    'error',
    ({ target, error }) => {
      const address =
        target instanceof HTMLScriptElement
          ? target.src
          : target instanceof HTMLLinkElement && target.rel === 'stylesheet'
            ? target.href
            : ''
      if (address.startsWith(`${location.origin}/_next/`) || isChunkError(error)) reload()
    },
    true,
  )
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkError(reason)) reload()
  })
}
