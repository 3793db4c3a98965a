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

function listen(onLost: () => void): Promise<void> {
  const purger = startPurger()
  const onTags = (tags: readonly string[]) => {
    invalidate(tags)
    // The CDN last: what it then requests again is fresh in this process.
    purger?.announce(tags)
  }
  return new Promise((resolve) => {
    const callbacks = {
      onTags,
      onListening: resolve,
      onLost: () => {
        onLost()
        resolve()
      },
    }
    onShutdown(listenForChanges(env.DATABASE_URL, callbacks))
  })
}

/**
 * Invalidates in this process what any node announces.
 * @param onLost called when announcements no longer arrive; once they do again, everything is invalidated
 * @returns when announcements arrive, or when the first attempt has failed: what is cached can be served without them
 */
export const listenForInvalidations = (onLost: () => void): Promise<void> =>
  globalSingleton('content-listener', () => listen(onLost))
