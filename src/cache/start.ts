import { globalSingleton } from '@/src/lib/global-singleton'
import { env } from '@/src/platform/env'
import { workerSession } from '@/src/platform/database/worker-session'
import { onShutdown } from '@/src/platform/shutdown'
import { purgeAt } from './cdn/adapters'
import { createPurger } from './cdn/purger'
import { invalidate } from './invalidate'
import { listenForChanges } from './listener'

/** The purger of the configured CDN. */
const startPurger = () =>
  env.CDN &&
  createPurger({
    purge: purgeAt(env.CDN),
    isLeader: async () => (await workerSession()).tryLead('cdn'),
  })

function listen(onLost: () => void): () => Promise<void> {
  const purger = startPurger()
  const onTags = (tags: readonly string[]) => {
    invalidate(tags)
    // The CDN last: what it then requests again is fresh in this process.
    purger?.announce(tags)
  }
  const stop = listenForChanges(env.DATABASE_URL, { onTags, onLost })
  onShutdown(stop)
  return stop
}

/**
 * Invalidates in this process what any node announces. Does not wait for the database: what is already cached can be
 * served without it.
 * @param onLost called when announcements no longer arrive; once they do again, everything is invalidated
 */
export function listenForInvalidations(onLost: () => void): void {
  globalSingleton('content-listener', () => listen(onLost))
}
