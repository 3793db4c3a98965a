/** https://wicg.github.io/netinfo/: not in every browser, and not in TypeScript's DOM. */
type Connection = EventTarget & { saveData?: boolean; effectiveType?: string }

const connection = (): Connection | undefined =>
  // A narrower view of `navigator`, whose type does not know this property.
  (navigator as Navigator & { connection?: Connection }).connection

/** Behaviour: page-prefetch */
export function canPrefetch(): boolean {
  const { saveData = false, effectiveType = '' } = connection() ?? {}
  return !saveData && !effectiveType.includes('2g')
}

/** Subscribes to a change of the connection; answers how to stop. */
export function onConnectionChange(notify: () => void): () => void {
  const watched = connection()
  watched?.addEventListener('change', notify)
  return () => watched?.removeEventListener('change', notify)
}
