import { ofetch } from 'ofetch'

import { ownOrigin } from '@/src/platform/own-origin'
import { globalSingleton } from '@/src/lib/global-singleton'
import { cacheTags, concernsRouting } from './tags'
import { invalidateProcessCaches } from './tagged-cache'

/** Where this process takes tags to drop from itself: Next drops pages only while it answers a request. */
const REVALIDATE_PATH = '/api/internal/revalidate'
export const REVALIDATE_HEADER = 'x-gevel-revalidate'

/** Known to this process alone, so that nobody else can empty its cache. */
export const revalidateSecret = (): string => globalSingleton('revalidate-secret', () => crypto.randomUUID())

/** The process may hear its first notice before it answers its first request. */
const ATTEMPTS = 20
const ATTEMPT_INTERVAL_MS = 500

/** Drops routing data that one of the tags concerns. */
export type InvalidateRouting = (tags: readonly string[] | 'all') => void

/**
 * Makes the function that drops what carries one of `tags` from this process's routing data, page cache and tagged cache.
 * @param dropRouting the routing store's part; routing is built on this room, so it is handed in
 */
export const createInvalidate = (dropRouting: InvalidateRouting) => async (tags: string[]) => {
  if (tags.some(concernsRouting)) dropRouting(tags.includes(cacheTags.everything()) ? 'all' : tags)
  try {
    await dropPages(tags)
  } finally {
    // Last: an answer that is made meanwhile may be made of what the page cache held.
    invalidateProcessCaches(tags)
  }
}

function dropPages(tags: string[]): Promise<unknown> {
  return ofetch(REVALIDATE_PATH, {
    baseURL: ownOrigin(),
    method: 'POST',
    headers: { [REVALIDATE_HEADER]: revalidateSecret() },
    body: { tags },
    retry: ATTEMPTS,
    retryDelay: ATTEMPT_INTERVAL_MS,
  })
}
