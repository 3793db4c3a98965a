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

/** A source whose facts can be changed, and that counts what it is asked. */
function source() {
  const asked: string[] = []
  const facts = new Map<string, PathFacts>()
  const reading: RoutingStore = {
    findSite: async (host) => {
      asked.push(host)
      return [kade, noorderlicht].find(({ hostname }) => hostname === host) ?? null
    },
    findPath: async ({ path }) => {
      asked.push(path)
      return facts.get(path) ?? empty
    },
  }
  return { asked, facts, reading }
}

describe('cachedStore', () => {
  it('asks once, for what exists and for what does not, and once for questions at the same time', async () => {
    const { asked, reading } = source()
    const store = cachedStore(reading)
    await Promise.all([store.findPath(at('/a')), store.findPath(at('/a'))])
    await store.findPath(at('/a'))
    await store.findSite('nobody.test')
    await store.findSite('nobody.test')
    expect(asked).toEqual(['/a', 'nobody.test'])
  })

  it('keeps the answers of a site apart from those it had under another default language', async () => {
    const { asked, reading } = source()
    const store = cachedStore(reading)
    await store.findPath(at('/a'))
    await store.findPath({ ...at('/a'), locale: 'en' })
    expect(asked).toHaveLength(2)
  })

  it('does not hold a failure', async () => {
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

describe('cachedStore.drop', () => {
  const plain = '/page'
  const nothing = '/nothing'
  const redirected = '/redirected'
  const foreign = '/foreign'

  /** Which of four held answers and two held hosts are asked for anew after the tags. */
  async function askedAnew(tags: readonly string[] | 'all'): Promise<string[]> {
    const { asked, facts, reading } = source()
    facts.set(plain, aPage('p1')).set(foreign, aPage('p2'))
    facts.set(redirected, { page: null, redirects: [buildRule({ from: redirected, target: plain })] })
    const store = cachedStore(reading)
    const askAll = async () => {
      for (const host of [kade.hostname, 'nobody.test']) await store.findSite(host)
      for (const path of [plain, nothing, redirected]) await store.findPath(at(path))
      await store.findPath(at(foreign, noorderlicht))
    }
    await askAll()
    asked.length = 0
    store.drop(tags)
    await askAll()
    return asked
  }

  it('asks anew for the pages of a list when the posts of the tenant change, and of no other', async () => {
    const { asked, facts, reading } = source()
    facts.set('/blog/pagina/2', aPage('blog'))
    const store = cachedStore(reading)
    const list: PathQuery = { ...at('/blog/pagina/2'), view: { type: 'list', page: 2 } }
    await store.findPath(list)
    store.drop([cacheTags.posts(noorderlicht.tenantId), cacheTags.post('other')])
    await store.findPath(list)
    expect(asked).toHaveLength(1)
    store.drop([cacheTags.posts(kade.tenantId)])
    await store.findPath(list)
    expect(asked).toHaveLength(2)
  })

  it.each<[string, readonly string[] | 'all', string[]]>([
    ['everything', 'all', [kade.hostname, 'nobody.test', plain, nothing, redirected, foreign]],
    [
      'everything by tag',
      [cacheTags.everything()],
      [kade.hostname, 'nobody.test', plain, nothing, redirected, foreign],
    ],
    ['a domain', [cacheTags.site(kade.domainId)], [kade.hostname, 'nobody.test', plain, nothing, redirected]],
    ['a new domain', [cacheTags.site('new')], ['nobody.test']],
    ['a tenant', [cacheTags.tenant('kade')], [kade.hostname, plain, nothing, redirected]],
    ["a tenant's redirects", [cacheTags.redirects('kade')], [plain, nothing, redirected]],
    ['the URL of a page', [cacheTags.pageUrl('p1')], [plain, nothing, redirected]],
    ['the URL of a new page', [cacheTags.pageUrl('new')], [nothing, redirected]],
    [
      'what routing does not read',
      [cacheTags.page('p1'), cacheTags.media('m'), cacheTags.navigation('kade')],
      [],
    ],
    ['nothing', [], []],
  ])('drops what a change of %s concerns, and no more', async (_, tags, expected) => {
    expect(await askedAnew(tags)).toEqual(expected)
  })

  it('does not hold an answer that was read before the change and arrived after it', async () => {
    const arrivals: ((facts: PathFacts) => void)[] = []
    const store = cachedStore({
      ...source().reading,
      findPath: () => new Promise((resolve) => arrivals.push(resolve)),
    })
    const before = store.findPath(at('/a'))
    store.drop([cacheTags.pageUrl('p')])
    arrivals[0]?.(empty)
    expect(await before).toEqual(empty)
    const after = store.findPath(at('/a'))
    arrivals[1]?.(aPage('p'))
    expect(await after).toEqual(aPage('p'))
  })
})

describe('a database that does not answer', () => {
  afterEach(() => void vi.useRealTimers())

  /** A store that holds one site and one path, both due to be asked again, over a source that then fails. */
  async function heldThrough(outage: () => Promise<never>) {
    vi.useFakeTimers()
    // To lru-cache the moment 0 is no moment.
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

  it('does not take away what is held, however long that lasts', async () => {
    const { store } = await heldThrough(refuse)
    for (const wait of [1, 10, 100]) {
      await hours(wait)
      expect(await store.findSite('kade.test')).toEqual(kade)
      expect(await store.findPath(at('/a'))).toEqual(aPage('1'))
    }
    await expect(store.findPath(at('/b'))).rejects.toThrow('ECONNREFUSED')
  })

  it('and says nothing at all keeps nobody waiting for what is held', async () => {
    const { store } = await heldThrough(() => new Promise(() => {}))
    await hours(1)
    const asked = Promise.all([store.findSite('kade.test'), store.findPath(at('/a'))])
    await vi.advanceTimersByTimeAsync(500)
    expect(await asked).toEqual([kade, aPage('1')])
  })

  it('is asked again every two seconds', async () => {
    const { store, facts, recover } = await heldThrough(refuse)
    await hours(1)
    expect(await store.findPath(at('/a'))).toEqual(aPage('1'))
    facts.set('/a', aPage('2'))
    recover()
    await vi.advanceTimersByTimeAsync(2_001)
    expect(await store.findPath(at('/a'))).toEqual(aPage('2'))
  })

  it('does not keep what was dropped meanwhile', async () => {
    const { store } = await heldThrough(refuse)
    store.drop('all')
    await expect(store.findSite('kade.test')).rejects.toThrow('ECONNREFUSED')
  })
})
