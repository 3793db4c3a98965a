import pLimit from 'p-limit'

import { globalSingleton } from '@/src/lib/global-singleton'

/**
 * Hashing is CPU-bound, and each sign-in also uses connections: with more concurrency it would slow down everything else.
 */
const CONCURRENCY = 2
const MAX_PENDING = 50

/** `Retry-After` when the queue is full. */
export const BUSY_SECONDS = 15

const queue = () => globalSingleton('sign-in-queue', () => pLimit(CONCURRENCY))

/** Queues the work; null when the queue is full. */
export function queueHash<T>(work: () => Promise<T>): Promise<T> | null {
  return queue().pendingCount < MAX_PENDING ? queue()(work) : null
}
