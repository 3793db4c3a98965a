/** https://wicg.github.io/netinfo/: not in every browser, and not in TypeScript's DOM types. */
type Connection = EventTarget & { saveData?: boolean; effectiveType?: string }

const connection = (): Connection | undefined =>
  // The type of `navigator` lacks this property.
  (navigator as Navigator & { connection?: Connection }).connection

/** Behaviour: page-prefetch */
export function canPrefetch(): boolean {
  const { saveData = false, effectiveType = '' } = connection() ?? {}
  return !saveData && !effectiveType.includes('2g')
}

/** Subscribes to changes of the connection; returns a function to unsubscribe. */
export function onConnectionChange(notify: () => void): () => void {
  const watched = connection()
  watched?.addEventListener('change', notify)
  return () => watched?.removeEventListener('change', notify)
}
