import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'

import { globalSingleton } from '@/src/lib/global-singleton'
import { QueueFullError } from '@/src/platform/queue-full-error'

/** Images that may wait for their turn; whoever comes after them is asked to come back. */
const MAX_WAITING = 200

/** One processor is left to answer pages meanwhile. */
export const imageQueue = () =>
  globalSingleton('image-turns', () => pLimit(Math.max(1, availableParallelism() - 1)))

/**
 * Makes an image when its turn comes, whatever it is made for. Not to be waited for in a transaction.
 * @throws {TooBusy} when 200 wait already
 */
export async function queueImage<T>(make: () => Promise<T>): Promise<T> {
  const turns = imageQueue()
  if (turns.pendingCount >= MAX_WAITING) throw new QueueFullError()
  return turns(make)
}
