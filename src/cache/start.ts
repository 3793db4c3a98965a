import { globalSingleton } from '@/src/lib/global-singleton'
import { env } from '@/src/platform/env'
import { replicaGate } from '@/src/platform/database/replicas/public-reads'
import { workerSession } from '@/src/platform/database/worker-session'
import { onShutdown } from '@/src/platform/shutdown'
import { purgeAt } from './cdn/adapters'
import { createPurger } from './cdn/purger'
import { createInvalidate, type InvalidateRouting } from './invalidate'
import { listenForChanges } from './listener'

/** The purger of the configured CDN. */
const startPurger = () =>
  env.CDN &&
  createPurger({
    purge: purgeAt(env.CDN),
    isLeader: async () => (await workerSession()).tryLead('cdn'),
  })

function listen(invalidateRouting: InvalidateRouting): () => Promise<void> {
  const invalidate = createInvalidate(invalidateRouting)
  const purger = startPurger()
  const stop = listenForChanges(env.DATABASE_URL, async (tags) => {
    // First, so that no cache is filled from a replica that lacks the change.
    replicaGate()?.changed()
    // The CDN last: what it then requests again is fresh in this process.
    await invalidate(tags).finally(() => purger?.announce(tags))
  })
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
