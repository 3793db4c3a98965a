import { ofetch } from 'ofetch'

import { ownAddress } from '@/src/lib/own-address'
import { processWide } from '@/src/lib/process-wide'
import { dropRouting } from '@/src/site/store/cache'
import { cacheTags, concernsRouting } from '../cache-tags'
import { dropHeld } from '../held'

/** Where this process takes tags to drop from itself: Next drops pages only while it answers a request. */
const REVALIDATE_PATH = '/api/internal/revalidate'
export const REVALIDATE_HEADER = 'x-gevel-revalidate'

/** Known to this process alone, so that nobody else can empty its cache. */
export const revalidateSecret = (): string => processWide('revalidate-secret', () => crypto.randomUUID())

/** The process may hear its first notice before it answers its first request. */
const ATTEMPTS = 20
const ATTEMPT_INTERVAL_MS = 500

/** Drops what carries one of `tags` from this process's routing data and page cache. */
export async function dropFromThisNode(tags: string[]): Promise<void> {
  if (tags.some(concernsRouting)) dropRouting(tags.includes(cacheTags.everything()) ? 'all' : tags)
  try {
    await dropPages(tags)
  } finally {
    // Last: an answer that is made meanwhile may be made of what the page cache held.
    dropHeld(tags)
  }
}

function dropPages(tags: string[]): Promise<unknown> {
  return ofetch(REVALIDATE_PATH, {
    baseURL: ownAddress(),
    method: 'POST',
    headers: { [REVALIDATE_HEADER]: revalidateSecret() },
    body: { tags },
    retry: ATTEMPTS,
    retryDelay: ATTEMPT_INTERVAL_MS,
  })
}
