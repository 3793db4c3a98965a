declare global {
  interface WindowEventMap {
    /** Fired before the document reloads, so that components can save their state. */
    'before-reload': Event
  }
}

/**
 * Reloads the document when a script or stylesheet chunk fails to load, as after a deployment: once per chunk, not twice
 * within `guardMs` (Behaviour: chunk-reload, chunk-reload-guard). Inlined as text, so it cannot use imports.
 * @param key the session storage key of the last reload, and the prefix of the keys per build and chunk
 */
export function watchChunks(guardMs: number, key: string, build: string): void {
  const reload = (chunk: string) => {
    // Offline, a reload would lose the page.
    if (!navigator.onLine) return
    const now = Date.now()
    // A failed script and the rejected import of it are one chunk: both contain its URL.
    const chunkKey = `${key} ${build} ${/\/_next\/[^\s?]+/.exec(chunk)?.[0] ?? chunk}`
    try {
      if (sessionStorage.getItem(chunkKey)) return
      if (Math.abs(now - Number(sessionStorage.getItem(key))) < guardMs) return
      sessionStorage.setItem(chunkKey, String(now))
      sessionStorage.setItem(key, String(now))
    } catch {
      // Without session storage nothing would prevent endless reloads.
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
