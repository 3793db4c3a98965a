import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'

import { globalSingleton } from '@/src/lib/global-singleton'
import { QueueFullError } from '@/src/platform/queue-full-error'

/** Maximum number of queued images; further requests are rejected. */
const MAX_WAITING = 200

/** Leaves one processor free to serve pages. */
export const imageQueue = () =>
  globalSingleton('image-turns', () => pLimit(Math.max(1, availableParallelism() - 1)))

/**
 * Runs the rendering of an image in the queue that all renderings share. Not to be awaited in a transaction.
 * @throws {QueueFullError} when 200 are queued already
 */
export async function queueImage<T>(render: () => Promise<T>): Promise<T> {
  const queue = imageQueue()
  if (queue.pendingCount >= MAX_WAITING) throw new QueueFullError()
  return queue(render)
}
