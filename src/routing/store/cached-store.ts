import { LRUCache } from 'lru-cache'
import { cacheTags } from '@/src/cache/tags'
import type { PathFacts, PathQuery, RoutingStore, Site } from '../types'
import { TagIndex } from './tag-index'

/** Cached hosts, known and unknown ones together. */
const MAX_SITES = 10_000
/** Cached characters of paths, known and unknown ones together: about 50,000 ordinary paths, about 30 MB. */
const MAX_PATH_CHARACTERS = 15_000_000
const ENTRY_CHARACTERS = 250
/** A safety net: a node that missed a notification is up to date again after this long. */
const TTL_MS = 60_000
/** How long a refresh of an expired entry may take before the entry is served stale. */
const REFRESH_TIMEOUT_MS = 500
/** When the next refresh of such an entry is tried. */
const RETRY_MS = 2_000

/** `performance` is read on each call, so that tests can fake the clock. */
const EXPIRY = { ttl: TTL_MS, ignoreFetchAbort: true, perf: { now: () => performance.now() } } as const

/** `tags`: what invalidates the entry. */
type CachedSite = { site: Site | null; tags: readonly string[] }
type CachedPath = { facts: PathFacts; tags: readonly string[] }
/** Reads in progress, each with its key; lru-cache does not list them. */
type PendingReads = Map<symbol, string>

export type CachedStore = RoutingStore & {
  /** Invalidates what the tags (src/cache/tags.ts) may have changed, including reads in progress. */
  invalidate: (tags: readonly string[]) => void
}

/** The same path means another page after a change of the site's default locale: the key has all parts of the query. */
const pathKey = ({ site, locale, path, pagePath }: PathQuery): string =>
  [site.domainId, locale, pagePath ?? '', path].join(' ')

/** Carried by hosts without a site: any new or changed domain may be theirs. */
const ANY_SITE = 'any site'

const siteTags = (site: Site | null): string[] =>
  site ? [cacheTags.site(site.domainId), cacheTags.tenant(site.tenantId)] : [ANY_SITE]

/** Any URL of the tenant affects a path without a page, and a redirect, whose target it may be. */
function pathTags({ site, view }: PathQuery, { page, redirects }: PathFacts): string[] {
  const { tenantId } = site
  const plain = page?.source === 'pageUrl' && redirects.length === 0 ? page : null
  const urls = plain ? [cacheTags.pageUrl(plain.id)] : [cacheTags.urls(tenantId), cacheTags.posts(tenantId)]
  // The number of pages of a list depends on the tenant's posts.
  const lists = view.type === 'whole' ? [] : [cacheTags.posts(tenantId)]
  return [...new Set([...siteTags(site), cacheTags.redirects(tenantId), ...urls, ...lists])]
}

/** Deletes the entries with one of the tags, and reads in progress: those may have read the state before the change. */
function invalidateEntries<V extends object, C>(
  cache: LRUCache<string, V, C>,
  { index, pending }: { index: TagIndex; pending: PendingReads },
  tags: readonly string[],
): void {
  for (const key of pending.values()) cache.delete(key)
  if (tags.includes(cacheTags.everything())) cache.clear()
  else for (const tag of tags) for (const key of index.keysOf(tag)) cache.delete(key)
}

/** Keeps the index of a cache: an entry that leaves it leaves the index. */
const indexed = <V extends { tags: readonly string[] }>(index: TagIndex) => ({
  onInsert: ({ tags }: V, key: string) => index.add(key, tags),
  dispose: ({ tags }: V, key: string) => index.remove(key, tags),
})

async function trackRead<T>(pending: PendingReads, key: string, read: () => Promise<T>): Promise<T> {
  const call = Symbol(key)
  pending.set(call, key)
  return read().finally(() => pending.delete(call))
}

/**
 * Reads a new value; when that fails or takes too long, returns the stale one. During an outage of Postgres stale
 * entries are served however long it lasts: nothing can change meanwhile.
 */
async function refresh<V>(
  stale: V | undefined,
  options: { ttl?: number | undefined },
  read: () => Promise<V>,
): Promise<V> {
  if (stale === undefined) return read()
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Reading routing data timed out')), REFRESH_TIMEOUT_MS)
  })
  try {
    return await Promise.race([read(), timeout])
  } catch {
    options.ttl = RETRY_MS
    return stale
  } finally {
    clearTimeout(timer)
  }
}

/** Caches `source` in bounded memory; concurrent calls for the same key share one read. */
export function cachedStore(source: RoutingStore): CachedStore {
  const ofSites = { pending: new Map<symbol, string>(), index: new TagIndex() }
  const ofPaths = { pending: new Map<symbol, string>(), index: new TagIndex() }
  const sites = new LRUCache<string, CachedSite>({
    max: MAX_SITES,
    ...EXPIRY,
    ...indexed<CachedSite>(ofSites.index),
    fetchMethod: (host, stale, { options }) =>
      trackRead(ofSites.pending, host, () =>
        refresh(stale, options, async () => {
          const site = await source.findSite(host)
          return { site, tags: siteTags(site) }
        }),
      ),
  })
  const paths = new LRUCache<string, CachedPath, PathQuery>({
    maxSize: MAX_PATH_CHARACTERS,
    sizeCalculation: (_, key) => ENTRY_CHARACTERS + key.length,
    ...EXPIRY,
    ...indexed<CachedPath>(ofPaths.index),
    fetchMethod: (key, stale, { context, options }) =>
      trackRead(ofPaths.pending, key, () =>
        refresh(stale, options, async () => {
          const facts = await source.findPath(context)
          return { facts, tags: pathTags(context, facts) }
        }),
      ),
  })
  return {
    findSite: async (host) => (await sites.forceFetch(host)).site,
    findPath: async (query) => (await paths.forceFetch(pathKey(query), { context: query })).facts,
    invalidate: (tags) => {
      const isDomain = tags.some((tag) => tag.startsWith(cacheTags.site('')))
      invalidateEntries(sites, ofSites, isDomain ? [...tags, ANY_SITE] : tags)
      invalidateEntries(paths, ofPaths, tags)
    },
  }
}
