import { env } from '@/src/lib/env'
import { logger } from '@/src/lib/logger'
import { processWide } from '@/src/lib/process-wide'
import { dropFromThisNode } from './drop'
import { listenForChanges } from './listener'

/**
 * Lets this process hear, for as long as it lives, what any node publishes. Does not wait for the database:
 * without it, pages that are already cached can still be served.
 */
export function hearChanges(): void {
  void processWide('content-listener', () =>
    listenForChanges(env.DATABASE_URL, dropFromThisNode).catch((error: unknown) =>
      logger.error({ err: error }, 'changes are not heard: the database cannot be reached'),
    ),
  )
}
