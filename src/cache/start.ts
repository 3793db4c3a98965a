import { setTimeout as delay } from 'node:timers/promises'

import { noteDatabase } from '@/src/platform/database/outage'
import { env } from '@/src/platform/env'
import { logger } from '@/src/platform/logger'
import { processWide } from '@/src/lib/global-singleton'
import { createInvalidate, type DropRouting } from './drop'
import { listenForChanges } from './listener'

const RETRY_MS = 1000

/** A process may start before its database does; once it listens, the listener sees to its connection itself. */
async function listen(dropRouting: DropRouting): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await listenForChanges(env.DATABASE_URL, createInvalidate(dropRouting))
      noteDatabase('answers')
      return
    } catch (error) {
      noteDatabase('out')
      if (attempt === 1) logger.error({ err: error }, 'changes are not heard: the database cannot be reached')
      await delay(RETRY_MS)
    }
  }
}

/**
 * Lets this process hear, for as long as it lives, what any node publishes. Does not wait for the database:
 * without it, pages that are already cached can still be served.
 * @param dropRouting drops routing data of this process
 */
export function listenForInvalidations(dropRouting: DropRouting): void {
  void processWide('content-listener', () => listen(dropRouting))
}
