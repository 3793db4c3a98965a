import { LRUCache } from 'lru-cache'

import type { Tenant } from '@/payload-types'
import { globalSingleton } from '@/src/lib/global-singleton'
import { cacheTags } from './tags'

/** As long as a shared cache holds an answer: what was wrong for whatever reason is right after it. */
const MAX_AGE_MS = 60_000

type Tagged = { tags: readonly string[] }

/** What is known of an answer that was given: its ETag and tags, and the headers of a 304 for it. */
export type HeldAnswer = Tagged & { etag: string; headers: Readonly<Record<string, string>> }
export type CachedTenant = Tagged & { tenant: Tenant }

/** A moment before something was read. */
type Moment = { drops: number }

/**
 * What was read, by name, until one of its tags is announced; the least recently asked for go first.
 * Nothing is held while this process does not hear announcements, and nothing that was read while one came.
 */
export function createTaggedCache<V extends Tagged>(max: number) {
  const values = new LRUCache<string, V>({ max, ttl: MAX_AGE_MS })
  let hears = false
  let drops = 0
  return {
    find: (name: string): V | undefined => values.get(name),
    now: (): Moment => ({ drops }),
    /** Holds what was read after `since`. */
    hold: (name: string, value: V, since: Moment): void => {
      if (hears && since.drops === drops) values.set(name, value)
    },
    /** Forgets what carries one of the tags. The tag of everything is the first that a listener hears. */
    drop: (tags: readonly string[]): void => {
      drops += 1
      if (tags.includes(cacheTags.everything())) {
        hears = true
        values.clear()
        return
      }
      const dropped = new Set(tags)
      for (const [name, value] of values.entries())
        if (value.tags.some((tag) => dropped.has(tag))) values.delete(name)
    },
    /** Announcements are no longer heard. */
    stopHearing: (): void => {
      drops += 1
      hears = false
      values.clear()
    },
  }
}

/** What this process holds: public answers by their addresses, each about a kilobyte, and tenants by their slugs. */
export const processCaches = () =>
  globalSingleton('held', () => ({
    answers: createTaggedCache<HeldAnswer>(5_000),
    tenants: createTaggedCache<CachedTenant>(1_000),
  }))

/** Forgets what was announced. */
export function invalidateProcessCaches(tags: readonly string[]): void {
  for (const store of Object.values(processCaches())) store.drop(tags)
}

/** Forgets everything, and holds nothing until announcements are heard again. */
export function disableProcessCaches(): void {
  for (const store of Object.values(processCaches())) store.stopHearing()
}
