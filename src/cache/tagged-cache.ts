import { LRUCache } from 'lru-cache'

import type { AssistantSetting, Tenant } from '@/payload-types'
import { globalSingleton } from '@/src/lib/global-singleton'
import { cacheTags } from './tags'

/** As `s-maxage` of shared caches: an entry that should have been invalidated is stale no longer than this. */
const MAX_AGE_MS = 60_000

type Tagged = { tags: readonly string[] }

/** The ETag and tags of a response, and the headers of a 304 for it. */
export type CachedResponse = Tagged & { etag: string; headers: Readonly<Record<string, string>> }
export type CachedTenant = Tagged & { tenant: Tenant }
/** Null: the tenant has never saved any. */
export type CachedSettings = Tagged & { settings: AssistantSetting | null }

/** The state of the cache before a read, by which `set` sees whether anything was invalidated during the read. */
type Generation = { invalidations: number }

/**
 * A least-recently-used cache whose entries are invalidated by tag. It stores nothing while this process receives no
 * announcements, nor what was read while one arrived.
 */
export function createTaggedCache<V extends Tagged>(max: number) {
  const values = new LRUCache<string, V>({ max, ttl: MAX_AGE_MS })
  let enabled = false
  let invalidations = 0
  return {
    get: (key: string): V | undefined => values.get(key),
    generation: (): Generation => ({ invalidations }),
    /** @param since the generation before the value was read */
    set: (key: string, value: V, since: Generation): void => {
      if (enabled && since.invalidations === invalidations) values.set(key, value)
    },
    /** A listener that connects begins with the tag of everything, which enables the cache. */
    invalidate: (tags: readonly string[]): void => {
      invalidations += 1
      if (tags.includes(cacheTags.everything())) {
        enabled = true
        values.clear()
        return
      }
      const invalidated = new Set(tags)
      for (const [key, value] of values.entries())
        if (value.tags.some((tag) => invalidated.has(tag))) values.delete(key)
    },
    /** Until the next announcement of everything. */
    disable: (): void => {
      invalidations += 1
      enabled = false
      values.clear()
    },
  }
}

/** The caches of this process: public API responses by URL, each about a kilobyte, tenants by slug and by id, and settings of the assistant. */
export const processCaches = () =>
  globalSingleton('tagged-caches', () => ({
    responses: createTaggedCache<CachedResponse>(5_000),
    tenants: createTaggedCache<CachedTenant>(2_000),
    assistant: createTaggedCache<CachedSettings>(1_000),
  }))

export function invalidateProcessCaches(tags: readonly string[]): void {
  for (const cache of Object.values(processCaches())) cache.invalidate(tags)
}

/** Empties the caches, and stores nothing until announcements are received again. */
export function disableProcessCaches(): void {
  for (const cache of Object.values(processCaches())) cache.disable()
}
