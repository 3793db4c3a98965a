import { LRUCache } from 'lru-cache'
import { cacheTags } from '@/src/cache/tags'
import type { PathFacts, PathQuery, RoutingStore, Site, PathView } from '../types'

/** Hosts held, known and unknown ones together. */
const MAX_SITES = 10_000
/** Characters of paths held, known and unknown ones together: some 50,000 ordinary paths, some 30 MB. */
const MAX_PATH_CHARACTERS = 15_000_000
const ENTRY_CHARACTERS = 250
/** A net under the notices: a node that missed one is right again after this long. */
const TTL_MS = 60_000
/** What is held and due to be asked again is waited for this long, and then served as it is. */
const PATIENCE_MS = 500
/** When it is asked again then. */
const RETRY_MS = 2_000

/** The clock is asked for each time, so that a test can move it. */
const AGEING = { ttl: TTL_MS, ignoreFetchAbort: true, perf: { now: () => performance.now() } } as const

type HeldSite = { site: Site | null }
type HeldPath = { site: Site; view: PathView; facts: PathFacts }
/** The calls that are fetching, each with its key; lru-cache lists what it holds only. */
type UnderWay = Map<symbol, string>

/** A store whose answers are held until a change drops them. */
export type CachedStore = RoutingStore & {
  /** Drops what the tags (src/cache/tags.ts) may have changed, answers still under way included. */
  drop: (tags: readonly string[] | 'all') => void
}

/** The default locale of a site may change under a query: its outcome belongs to all that was asked, not to the path. */
const pathKey = ({ site, locale, path, pagePath }: PathQuery): string =>
  [site.domainId, locale, pagePath ?? '', path].join(' ')

const isAnyOf = (tags: ReadonlySet<string>, kind: string): boolean =>
  [...tags].some((tag) => tag.startsWith(kind))

function affectsSite({ site }: HeldSite, tags: ReadonlySet<string>): boolean {
  if (tags.has(cacheTags.everything())) return true
  if (!site) return isAnyOf(tags, cacheTags.site(''))
  return tags.has(cacheTags.site(site.domainId)) || tags.has(cacheTags.tenant(site.tenantId))
}

/** A page's URL may appear where there was none and move what a redirect points at; a plain page row stands for itself. */
function affectsPath({ site, view, facts }: HeldPath, tags: ReadonlySet<string>): boolean {
  if (affectsSite({ site }, tags) || tags.has(cacheTags.redirects(site.tenantId))) return true
  // How many pages a list has depends on the posts that there are.
  if (view.type !== 'whole' && tags.has(cacheTags.posts(site.tenantId))) return true
  const plain = facts.page?.source === 'pageUrl' && facts.redirects.length === 0 ? facts.page : null
  return plain ? tags.has(cacheTags.pageUrl(plain.id)) : isAnyOf(tags, cacheTags.pageUrl(''))
}

/** Deletes what `affected` says, and what is being fetched: it may have been read before the change. */
function dropFrom<V extends object, C>(
  cache: LRUCache<string, V, C>,
  underWay: UnderWay,
  affected: (held: V) => boolean,
): void {
  const stale = [...cache.entries()].filter(([, held]) => affected(held)).map(([key]) => key)
  for (const key of [...stale, ...underWay.values()]) cache.delete(key)
}

async function tracked<T>(underWay: UnderWay, key: string, read: () => Promise<T>): Promise<T> {
  const call = Symbol(key)
  underWay.set(call, key)
  return read().finally(() => underWay.delete(call))
}

/**
 * What `read` gives; what was held before when that fails or takes long. While Postgres is gone everything that was
 * held stays, however long that lasts: nothing can change meanwhile.
 */
async function refreshed<V>(
  held: V | undefined,
  options: { ttl?: number | undefined },
  read: () => Promise<V>,
): Promise<V> {
  if (held === undefined) return read()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database takes long.')), PATIENCE_MS)
  })
  try {
    return await Promise.race([read(), late])
  } catch {
    options.ttl = RETRY_MS
    return held
  } finally {
    clearTimeout(timer)
  }
}

/** Holds the answers of `source` in bounded memory; questions asked at once are asked once. */
export function cachedStore(source: RoutingStore): CachedStore {
  const sitesUnderWay: UnderWay = new Map()
  const pathsUnderWay: UnderWay = new Map()
  const sites = new LRUCache<string, HeldSite>({
    max: MAX_SITES,
    ...AGEING,
    fetchMethod: (host, held, { options }) =>
      tracked(sitesUnderWay, host, () =>
        refreshed(held, options, async () => ({ site: await source.findSite(host) })),
      ),
  })
  const paths = new LRUCache<string, HeldPath, PathQuery>({
    maxSize: MAX_PATH_CHARACTERS,
    sizeCalculation: (_, key) => ENTRY_CHARACTERS + key.length,
    ...AGEING,
    fetchMethod: (key, held, { context, options }) =>
      tracked(pathsUnderWay, key, () =>
        refreshed(held, options, async () => ({
          site: context.site,
          view: context.view,
          facts: await source.findPath(context),
        })),
      ),
  })
  return {
    findSite: async (host) => (await sites.forceFetch(host)).site,
    findPath: async (query) => (await paths.forceFetch(pathKey(query), { context: query })).facts,
    drop: (tags) => {
      const changed = new Set(tags === 'all' ? [cacheTags.everything()] : tags)
      dropFrom(sites, sitesUnderWay, (held) => affectsSite(held, changed))
      dropFrom(paths, pathsUnderWay, (held) => affectsPath(held, changed))
    },
  }
}
