import { globalSingleton } from '@/src/lib/global-singleton'
import { env } from '@/src/platform/env'
import { onShutdown } from '@/src/platform/shutdown'
import { createInvalidate, type InvalidateRouting } from './invalidate'
import { listenForChanges } from './listener'

function listen(invalidateRouting: InvalidateRouting): () => Promise<void> {
  const stop = listenForChanges(env.DATABASE_URL, createInvalidate(invalidateRouting))
  onShutdown(stop)
  return stop
}

/**
 * Invalidates in this process what any node announces. Does not wait for the database: pages that are already cached can
 * be served without it.
 */
export function listenForInvalidations(invalidateRouting: InvalidateRouting): void {
  globalSingleton('content-listener', () => listen(invalidateRouting))
}
