import { afterEach, describe, expect, it, vi } from 'vitest'
import { cacheTags } from '@/src/cache/tags'
import { buildRule, buildSite } from '../testing/memory-store'
import type { PathFacts, PathQuery, RoutingStore, Site } from '../types'
import { cachedStore } from './cached-store'

const kade = buildSite({ hostname: 'kade.test', tenantId: 'kade' })
const noorderlicht = buildSite({ hostname: 'noorderlicht.test', tenantId: 'noorderlicht' })
const empty: PathFacts = { page: null, redirects: [] }
const aPage = (id: string): PathFacts => ({
  page: { kind: 'page', id, routeKey: null, source: 'pageUrl' },
  redirects: [],
})
const at = (path: string, site: Site = kade): PathQuery => ({
  site,
  locale: 'nl',
  path,
  pagePath: path,
  view: { type: 'whole' },
})

/** A source whose facts can be changed, and that records its queries. */
function source() {
  const queries: string[] = []
  const facts = new Map<string, PathFacts>()
  const reading: RoutingStore = {
    findSite: async (host) => {
      queries.push(host)
      return [kade, noorderlicht].find(({ hostname }) => hostname === host) ?? null
    },
    findPath: async ({ path }) => {
      queries.push(path)
      return facts.get(path) ?? empty
    },
  }
  return { queries, facts, reading }
}

describe('cachedStore', () => {
  it('reads once, also what does not exist, and once for concurrent calls', async () => {
    const { queries, reading } = source()
    const store = cachedStore(reading)
    await Promise.all([store.findPath(at('/a')), store.findPath(at('/a'))])
    await store.findPath(at('/a'))
    await store.findSite('nobody.test')
    await store.findSite('nobody.test')
    expect(queries).toEqual(['/a', 'nobody.test'])
  })

  it('caches results per locale, as the default locale of a site may change', async () => {
    const { queries, reading } = source()
    const store = cachedStore(reading)
    await store.findPath(at('/a'))
    await store.findPath({ ...at('/a'), locale: 'en' })
    expect(queries).toHaveLength(2)
  })

  it('does not cache an error', async () => {
    const { reading } = source()
    let broken = true
    const store = cachedStore({
      ...reading,
      findPath: async () => {
        if (broken) throw new Error('no connection')
        return aPage('p')
      },
    })
    await expect(store.findPath(at('/a'))).rejects.toThrow('no connection')
    broken = false
    expect(await store.findPath(at('/a'))).toEqual(aPage('p'))
  })
})

describe('cachedStore.invalidate', () => {
  const plain = '/page'
  const nothing = '/nothing'
  const redirected = '/redirected'
  const foreign = '/foreign'

  /** Which of four cached paths and two cached hosts are read again after the tags are invalidated. */
  async function readAgain(tags: readonly string[]): Promise<string[]> {
    const { queries, facts, reading } = source()
    facts.set(plain, aPage('p1')).set(foreign, aPage('p2'))
    facts.set(redirected, { page: null, redirects: [buildRule({ from: redirected, target: plain })] })
    const store = cachedStore(reading)
    const queryAll = async () => {
      for (const host of [kade.hostname, 'nobody.test']) await store.findSite(host)
      for (const path of [plain, nothing, redirected]) await store.findPath(at(path))
      await store.findPath(at(foreign, noorderlicht))
    }
    await queryAll()
    queries.length = 0
    store.invalidate(tags)
    await queryAll()
    return queries
  }

  it('invalidates the pages of a list when posts of the tenant change, but not those of another tenant', async () => {
    const { queries, facts, reading } = source()
    facts.set('/blog/pagina/2', aPage('blog'))
    const store = cachedStore(reading)
    const list: PathQuery = { ...at('/blog/pagina/2'), view: { type: 'list', page: 2 } }
    await store.findPath(list)
    store.invalidate([cacheTags.posts(noorderlicht.tenantId), cacheTags.post('other')])
    await store.findPath(list)
    expect(queries).toHaveLength(1)
    store.invalidate([cacheTags.posts(kade.tenantId)])
    await store.findPath(list)
    expect(queries).toHaveLength(2)
  })

  it.each<[string, readonly string[], string[]]>([
    [
      'everything',
      [cacheTags.everything()],
      [kade.hostname, 'nobody.test', plain, nothing, redirected, foreign],
    ],
    ['a domain', [cacheTags.site(kade.domainId)], [kade.hostname, 'nobody.test', plain, nothing, redirected]],
    ['a new domain', [cacheTags.site('new')], ['nobody.test']],
    ['a tenant', [cacheTags.tenant('kade')], [kade.hostname, plain, nothing, redirected]],
    ["a tenant's redirects", [cacheTags.redirects('kade')], [plain, nothing, redirected]],
    ['the URL of a page', [cacheTags.pageUrl('p1'), cacheTags.urls('kade')], [plain, nothing, redirected]],
    ['the URL of a new page', [cacheTags.pageUrl('new'), cacheTags.urls('kade')], [nothing, redirected]],
    ['the URL of a page of another tenant', [cacheTags.urls('noorderlicht')], []],
    [
      'what routing does not read',
      [cacheTags.page('p1'), cacheTags.media('m'), cacheTags.navigation('kade')],
      [],
    ],
    ['nothing', [], []],
  ])('invalidates exactly what a change of %s affects', async (_, tags, expected) => {
    expect(await readAgain(tags)).toEqual(expected)
  })

  it('does not cache a result that was read before the change and arrived after it', async () => {
    const arrivals: ((facts: PathFacts) => void)[] = []
    const store = cachedStore({
      ...source().reading,
      findPath: () => new Promise((resolve) => arrivals.push(resolve)),
    })
    const before = store.findPath(at('/a'))
    store.invalidate([cacheTags.pageUrl('p')])
    arrivals[0]?.(empty)
    expect(await before).toEqual(empty)
    const after = store.findPath(at('/a'))
    arrivals[1]?.(aPage('p'))
    expect(await after).toEqual(aPage('p'))
  })
})

describe('cachedStore, while the database does not answer', () => {
  afterEach(() => void vi.useRealTimers())

  /** A store with one site and one path, both expired, whose source then fails. */
  async function expiredDuring(outage: () => Promise<never>) {
    vi.useFakeTimers()
    // lru-cache takes the time 0 to mean "not set".
    vi.advanceTimersByTime(1)
    const { facts, reading } = source()
    facts.set('/a', aPage('1'))
    let down = false
    const store = cachedStore({
      findSite: async (host) => (down ? outage() : reading.findSite(host)),
      findPath: async (query) => (down ? outage() : reading.findPath(query)),
    })
    await store.findSite('kade.test')
    await store.findPath(at('/a'))
    down = true
    return { store, facts, recover: () => (down = false) }
  }
  const refuse = () => Promise.reject(new Error('ECONNREFUSED'))
  const hours = async (count: number) => vi.advanceTimersByTimeAsync(count * 3_600_000)

  it('serves stale entries, however long that lasts', async () => {
    const { store } = await expiredDuring(refuse)
    for (const wait of [1, 10, 100]) {
      await hours(wait)
      expect(await store.findSite('kade.test')).toEqual(kade)
      expect(await store.findPath(at('/a'))).toEqual(aPage('1'))
    }
    await expect(store.findPath(at('/b'))).rejects.toThrow('ECONNREFUSED')
  })

  it('serves a stale entry after half a second when the query does not return', async () => {
    const { store } = await expiredDuring(() => new Promise(() => {}))
    await hours(1)
    const results = Promise.all([store.findSite('kade.test'), store.findPath(at('/a'))])
    await vi.advanceTimersByTimeAsync(500)
    expect(await results).toEqual([kade, aPage('1')])
  })

  it('retries every two seconds', async () => {
    const { store, facts, recover } = await expiredDuring(refuse)
    await hours(1)
    expect(await store.findPath(at('/a'))).toEqual(aPage('1'))
    facts.set('/a', aPage('2'))
    recover()
    await vi.advanceTimersByTimeAsync(2_001)
    expect(await store.findPath(at('/a'))).toEqual(aPage('2'))
  })

  it('does not serve what was invalidated meanwhile', async () => {
    const { store } = await expiredDuring(refuse)
    store.invalidate([cacheTags.everything()])
    await expect(store.findSite('kade.test')).rejects.toThrow('ECONNREFUSED')
  })
})
