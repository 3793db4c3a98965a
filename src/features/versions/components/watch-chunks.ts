declare global {
  interface WindowEventMap {
    /** The document is about to load itself anew: whoever holds what the visitor would miss keeps it now. */
    'before-reload': Event
  }
}

/**
 * Reloads the document when a chunk of its code or style cannot be fetched, as after a deployment: once for each
 * chunk, not twice within `guardMs` (Behaviour: chunk-reload, chunk-reload-guard). Inlined as text: it uses nothing
 * from outside.
 * @param key where the time of the last reload is remembered for the tab, and, after it, for which parts of which build
 */
export function watchChunks(guardMs: number, key: string, build: string): void {
  const reload = (part: string) => {
    // Without a connection there is nothing to load, and the page would be lost.
    if (!navigator.onLine) return
    const now = Date.now()
    // A script and the import that waited for it fail for one part: its address is in either's words.
    const partKey = `${key} ${build} ${/\/_next\/[^\s?]+/.exec(part)?.[0] ?? part}`
    try {
      if (sessionStorage.getItem(partKey)) return
      if (Math.abs(now - Number(sessionStorage.getItem(key))) < guardMs) return
      sessionStorage.setItem(partKey, String(now))
      sessionStorage.setItem(key, String(now))
    } catch {
      // Where nothing can be remembered, nothing keeps it from reloading for ever.
      return
    }
    window.dispatchEvent(new Event('before-reload'))
    location.reload()
  }
  const isChunkError = (error: unknown): error is Error =>
    error instanceof Error && error.name === 'ChunkLoadError'
  const isOptional = (address: string) =>
    document.documentElement.dataset.optionalChunks?.split(' ').includes(address) ?? false
  window.addEventListener(
    'error',
    ({ target, error }) => {
      const address =
        target instanceof HTMLScriptElement
          ? target.src
          : target instanceof HTMLLinkElement && target.rel === 'stylesheet'
            ? target.href
            : ''
      if (address.startsWith(`${location.origin}/_next/`) && !isOptional(address)) reload(address)
      if (isChunkError(error)) reload(error.message)
    },
    true,
  )
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkError(reason)) reload(reason.message)
  })
}
