import pLimit from 'p-limit'

import { globalSingleton } from '@/src/lib/global-singleton'

/**
 * Hashing is most of the work. Each sign-in holds a connection and asks for a second one to count a wrong password: more
 * of them at once would wait for each other when connections are few.
 */
const AT_ONCE = 2
const MAX_WAITING = 50

/** After how many seconds to try again when too many wait. */
export const BUSY_SECONDS = 15

const queue = () => globalSingleton('sign-in-queue', () => pLimit(AT_ONCE))

/** Does the work when its turn comes; null when 50 wait already. */
export function queueHash<T>(work: () => Promise<T>): Promise<T> | null {
  return queue().pendingCount < MAX_WAITING ? queue()(work) : null
}
