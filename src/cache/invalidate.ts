import { ofetch } from 'ofetch'

import { ownOrigin } from '@/src/platform/own-origin'
import { globalSingleton } from '@/src/lib/global-singleton'
import { cacheTags, affectsRouting } from './tags'
import { invalidateProcessCaches } from './tagged-cache'

/** The process requests this of itself, as Next invalidates its page cache only while it handles a request. */
const REVALIDATE_PATH = '/api/internal/revalidate'
export const REVALIDATE_HEADER = 'x-gevel-revalidate'

/** Known to this process only, so that nobody else can empty its cache. */
export const revalidateSecret = (): string => globalSingleton('revalidate-secret', () => crypto.randomUUID())

/** The first notification may arrive before the server accepts requests. */
const RETRIES = 20
const RETRY_INTERVAL_MS = 500

export type InvalidateRouting = (tags: readonly string[] | 'all') => void

/**
 * Creates the function that invalidates tags in the routing data, page cache and tagged caches of this process.
 * @param invalidateRouting injected, because routing depends on this room
 */
export const createInvalidate = (invalidateRouting: InvalidateRouting) => async (tags: string[]) => {
  if (tags.some(affectsRouting)) invalidateRouting(tags.includes(cacheTags.everything()) ? 'all' : tags)
  try {
    await invalidatePages(tags)
  } finally {
    // Last, because until then responses may be built from the old page cache.
    invalidateProcessCaches(tags)
  }
}

function invalidatePages(tags: string[]): Promise<unknown> {
  return ofetch(REVALIDATE_PATH, {
    baseURL: ownOrigin(),
    method: 'POST',
    headers: { [REVALIDATE_HEADER]: revalidateSecret() },
    body: { tags },
    retry: RETRIES,
    retryDelay: RETRY_INTERVAL_MS,
  })
}
