import { LRUCache } from 'lru-cache'
import { cacheTags } from '@/src/cache/tags'
import type { PathFacts, PathQuery, RoutingStore, Site, PathView } from '../types'

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

type CachedSite = { site: Site | null }
type CachedPath = { site: Site; view: PathView; facts: PathFacts }
/** Reads in progress, each with its key; lru-cache does not list them. */
type PendingReads = Map<symbol, string>

export type CachedStore = RoutingStore & {
  /** Invalidates what the tags (src/cache/tags.ts) may have changed, including reads in progress. */
  invalidate: (tags: readonly string[] | 'all') => void
}

/** The same path means another page after a change of the site's default locale: the key has all parts of the query. */
const pathKey = ({ site, locale, path, pagePath }: PathQuery): string =>
  [site.domainId, locale, pagePath ?? '', path].join(' ')

const isAnyOf = (tags: ReadonlySet<string>, kind: string): boolean =>
  [...tags].some((tag) => tag.startsWith(kind))

function affectsSite({ site }: CachedSite, tags: ReadonlySet<string>): boolean {
  if (tags.has(cacheTags.everything())) return true
  if (!site) return isAnyOf(tags, cacheTags.site(''))
  return tags.has(cacheTags.site(site.domainId)) || tags.has(cacheTags.tenant(site.tenantId))
}

/** A changed page URL affects that page, any path without a page, and any redirect, whose target it may be. */
function affectsPath({ site, view, facts }: CachedPath, tags: ReadonlySet<string>): boolean {
  if (affectsSite({ site }, tags) || tags.has(cacheTags.redirects(site.tenantId))) return true
  // The number of pages of a list depends on the tenant's posts.
  if (view.type !== 'whole' && tags.has(cacheTags.posts(site.tenantId))) return true
  const plain = facts.page?.source === 'pageUrl' && facts.redirects.length === 0 ? facts.page : null
  return plain ? tags.has(cacheTags.pageUrl(plain.id)) : isAnyOf(tags, cacheTags.pageUrl(''))
}

/** Deletes affected entries, and reads in progress: those may have read the state before the change. */
function invalidateEntries<V extends object, C>(
  cache: LRUCache<string, V, C>,
  pending: PendingReads,
  affected: (entry: V) => boolean,
): void {
  const stale = [...cache.entries()].filter(([, entry]) => affected(entry)).map(([key]) => key)
  for (const key of [...stale, ...pending.values()]) cache.delete(key)
}

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
  const pendingSites: PendingReads = new Map()
  const pendingPaths: PendingReads = new Map()
  const sites = new LRUCache<string, CachedSite>({
    max: MAX_SITES,
    ...EXPIRY,
    fetchMethod: (host, stale, { options }) =>
      trackRead(pendingSites, host, () =>
        refresh(stale, options, async () => ({ site: await source.findSite(host) })),
      ),
  })
  const paths = new LRUCache<string, CachedPath, PathQuery>({
    maxSize: MAX_PATH_CHARACTERS,
    sizeCalculation: (_, key) => ENTRY_CHARACTERS + key.length,
    ...EXPIRY,
    fetchMethod: (key, stale, { context, options }) =>
      trackRead(pendingPaths, key, () =>
        refresh(stale, options, async () => ({
          site: context.site,
          view: context.view,
          facts: await source.findPath(context),
        })),
      ),
  })
  return {
    findSite: async (host) => (await sites.forceFetch(host)).site,
    findPath: async (query) => (await paths.forceFetch(pathKey(query), { context: query })).facts,
    invalidate: (tags) => {
      const changed = new Set(tags === 'all' ? [cacheTags.everything()] : tags)
      invalidateEntries(sites, pendingSites, (entry) => affectsSite(entry, changed))
      invalidateEntries(paths, pendingPaths, (entry) => affectsPath(entry, changed))
    },
  }
}
