import { globalSingleton } from '@/src/lib/global-singleton'
import { env } from '@/src/platform/env'
import { createInvalidate, type InvalidateRouting } from './drop'
import { listenForChanges } from './listener'

function listen(dropRouting: InvalidateRouting): () => Promise<void> {
  const stop = listenForChanges(env.DATABASE_URL, createInvalidate(dropRouting))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
  return stop
}

/**
 * Invalidates in this process, for as long as it lives, what any node publishes. Does not wait for the database:
 * without it, pages that are already cached can still be served.
 * @param dropRouting drops routing data of this process
 */
export function listenForInvalidations(dropRouting: InvalidateRouting): void {
  globalSingleton('content-listener', () => listen(dropRouting))
}
