import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '@/src/lib/constants'
import { env } from '@/src/platform/env'
import { route } from '../route'
import { buildRequest } from '../testing/memory-store'
import { RoutingRows } from '../testing/routing-rows'
import type { PathFacts, Site } from '../types'
import { sqlStore } from './sql-store'

const pool = new Pool({ connectionString: env.DATABASE_URL, max: 2 })
const store = sqlStore(pool)
const run = randomUUID()
const host = `kade-${run}.test`
const otherHost = `other-${run}.test`
let kade: RoutingRows
let other: RoutingRows
let domainId: string
let site: Site

async function siteOf(hostname: string): Promise<Site> {
  const found = await store.findSite(hostname)
  if (!found) throw new Error(`No site at ${hostname}`)
  return found
}

const look = (path: string, locale: Locale = 'nl', pagePath: string | null = path): Promise<PathFacts> =>
  store.findPath({ site, locale, path, pagePath, view: { type: 'whole' } })

beforeAll(async () => {
  kade = await RoutingRows.create(pool)
  other = await RoutingRows.create(pool)
  domainId = await kade.domain(host, { defaultLocale: 'nl' })
  await kade.serve(domainId, 'nl')
  await kade.serve(domainId, 'en')
  await other.domain(otherHost)
  site = await siteOf(host)
})

afterAll(() => pool.end())

describe('findSite', () => {
  it('finds a domain with its languages, and nothing at an unknown host', async () => {
    expect(site).toMatchObject({
      domainId,
      tenantId: kade.tenantId,
      defaultLocale: 'nl',
      locales: ['nl', 'en'],
    })
    expect(await store.findSite(`nobody-${run}.test`)).toBeNull()
  })

  it('uses English for a domain without a default locale, and serves it without a domain locale', async () => {
    expect(await siteOf(otherHost)).toMatchObject({ defaultLocale: 'en', locales: ['en'] })
  })

  it('leaves out a disabled locale', async () => {
    const hostname = `dutch-${run}.test`
    const dutch = await kade.domain(hostname, { defaultLocale: 'nl' })
    await kade.serve(dutch, 'nl')
    await kade.serve(dutch, 'en', false)
    expect((await siteOf(hostname)).locales).toEqual(['nl'])
  })

  it('returns the API origins of this domain only', async () => {
    expect(site.apiOrigins).toEqual([])
    const id = await kade.domain(`called-${run}.test`)
    const text = 'INSERT INTO domains_api_origins (id, _parent_id, _order, origin) VALUES ($1, $2, 1, $3)'
    await pool.query(text, [randomUUID(), id, 'https://app.example'])
    expect((await siteOf(`called-${run}.test`)).apiOrigins).toEqual(['https://app.example'])
    expect((await siteOf(host)).apiOrigins).toEqual([])
  })

  it('returns the root redirect of a domain', async () => {
    expect(site.rootRedirect).toBeNull()
    const id = await kade.domain(`root-${run}.test`)
    await kade.update('domains', id, 'root_redirect', '/start')
    expect(await siteOf(`root-${run}.test`)).toMatchObject({ rootRedirect: '/start' })
  })

  it('returns whether the tenant is suspended and where the domain has moved', async () => {
    const shut = await RoutingRows.create(pool, 'suspended')
    await shut.domain(`shut-${run}.test`, { redirectTo: host })
    expect(await siteOf(`shut-${run}.test`)).toMatchObject({ suspended: true, redirectTo: host })
  })
})

describe('findSite, third-party content', () => {
  it('is empty unless configured', async () => {
    expect(site.thirdParty).toEqual({
      tagManagerId: null,
      sessionRecordingId: null,
      sessionRecordingProvider: 'clarity',
      themeFontUrl: null,
      allowedHosts: [],
    })
  })

  it('is that of the domain, not of another one', async () => {
    const hostname = `tagged-${run}.test`
    const tagged = await kade.domain(hostname)
    await kade.update('domains', tagged, 'tag_manager_id', 'GTM-AB12CD3')
    await kade.update('domains', tagged, 'theme_font_url', 'https://fonts.example/x.css')
    const text = 'INSERT INTO domains_allowed_hosts (id, _parent_id, _order, host) VALUES ($1, $2, 1, $3)'
    await pool.query(text, [randomUUID(), tagged, '*.google-analytics.com'])
    expect((await siteOf(hostname)).thirdParty).toMatchObject({
      tagManagerId: 'GTM-AB12CD3',
      themeFontUrl: 'https://fonts.example/x.css',
      allowedHosts: ['*.google-analytics.com'],
    })
    expect((await siteOf(host)).thirdParty.allowedHosts).toEqual([])
  })
})

describe('findPath, pages', () => {
  it('finds a page in a locale in which it is published, and not in one in which it is a draft', async () => {
    const page = await kade.page(['nl'], 'over-ons')
    await kade.url(domainId, 'nl', '/over', page)
    await kade.url(domainId, 'en', '/about', page)
    expect((await look('/over')).page).toEqual({
      kind: 'page',
      id: page,
      routeKey: 'over-ons',
      source: 'pageUrl',
    })
    expect((await look('/en/about', 'en', '/about')).page).toBeNull()
  })

  it('finds a page at a URL that is not canonical', async () => {
    const page = await kade.page(['nl'])
    await kade.url(domainId, 'nl', '/ook-hier', page, false)
    expect((await look('/ook-hier')).page?.id).toBe(page)
  })

  it('distinguishes paths by case and locale', async () => {
    const page = await kade.page(['nl', 'en'])
    await kade.url(domainId, 'nl', '/Hoofd', page)
    expect((await look('/hoofd')).page).toBeNull()
    expect((await look('/en/Hoofd', 'en', '/Hoofd')).page).toBeNull()
  })

  it("never finds another domain's or another tenant's page", async () => {
    const page = await other.page(['nl'])
    await other.url(await other.domain(`third-${run}.test`), 'nl', '/van-een-ander', page)
    await kade.url(domainId, 'nl', '/gestolen', page)
    expect((await look('/van-een-ander')).page).toBeNull()
    expect((await look('/gestolen')).page).toBeNull()
  })

  it('finds the home page at "/" unless a page URL has that path', async () => {
    const home = await kade.page(['nl'])
    await kade.update('domains', domainId, 'home_page_id', home)
    expect((await look('/')).page).toMatchObject({ id: home, source: 'homePage' })
    expect((await look('/en', 'en', '/')).page).toBeNull()
    const front = await kade.page(['nl'])
    await kade.url(domainId, 'nl', '/', front)
    expect((await look('/')).page).toMatchObject({ id: front, source: 'pageUrl' })
  })
})

describe('findPath, redirects', () => {
  it('finds exact rules of the path and prefix rules of its ancestors, nothing else', async () => {
    await kade.redirect({ from: '/r/a', match: 'prefix', to: { url: '/x' } })
    await kade.redirect({ from: '/r', to: { url: '/exact-of-an-ancestor' } })
    await kade.redirect({ from: '/r/a/b', domainId, to: { url: '/y' }, status: 301, keepQuery: true })
    await kade.redirect({ from: '/r/a/b/c', match: 'prefix', to: { url: '/below' } })
    await kade.redirect({ from: '/r/a/b', match: 'prefix', to: { url: '/off' }, enabled: false })
    await other.redirect({ from: '/r/a/b', to: { url: '/of-another-tenant' } })
    const { redirects } = await look('/r/a/b')
    expect(
      redirects
        .map(({ target, scope, status, keepQuery }) => [target, scope, status, keepQuery])
        .toSorted((a, b) => String(a).localeCompare(String(b))),
    ).toEqual([
      ['/x', 'tenant', 302, false],
      ['/y', 'domain', 301, true],
    ])
  })

  it("leaves out the rules of the tenant's other domains", async () => {
    const second = await kade.domain(`second-${run}.test`)
    await kade.redirect({ from: '/elders', domainId: second, to: { url: '/x' } })
    expect((await look('/elders')).redirects).toEqual([])
  })

  it('resolves a target to the current path of its page URL, in the locale of that row', async () => {
    const page = await kade.page(['nl', 'en'])
    const url = await kade.url(domainId, 'en', '/now & later', page)
    await kade.redirect({ from: '/once', to: { pageUrlId: url } })
    expect((await look('/once')).redirects).toMatchObject([{ target: '/en/now%20&%20later' }])
    await kade.update('page_urls', url, 'path', '/moved')
    expect((await look('/once')).redirects).toMatchObject([{ target: '/en/moved' }])
  })

  it("resolves a target on another domain to the page's URL on this one", async () => {
    const page = await kade.page(['nl', 'en'])
    const elsewhere = await kade.domain(`elsewhere-${run}.test`)
    const url = await kade.url(elsewhere, 'nl', '/daar', page)
    await kade.url(domainId, 'en', '/here', page)
    await kade.url(domainId, 'nl', '/hier', page)
    await kade.redirect({ from: '/tenant-wide', to: { pageUrlId: url } })
    expect((await look('/tenant-wide', 'nl')).redirects).toMatchObject([{ target: '/hier' }])
    expect((await look('/tenant-wide', 'en')).redirects).toMatchObject([{ target: '/en/here' }])
  })

  it('has no target while the page is unpublished', async () => {
    const url = await kade.url(domainId, 'nl', '/concept', await kade.page([]))
    await kade.redirect({ from: '/naar-concept', to: { pageUrlId: url } })
    expect((await look('/naar-concept')).redirects).toMatchObject([{ target: null }])
  })
})

describe('route on stored data', () => {
  it('redirects an old path to the new one, which has the page', async () => {
    const url = await kade.url(domainId, 'nl', '/nieuw', await kade.page(['nl'], 'nieuw'))
    await kade.redirect({ from: '/oud', to: { pageUrlId: url }, status: 301, keepQuery: true })
    const first = await route(buildRequest({ host, rawPath: '/oud', search: '?a=1' }), store)
    expect(first).toMatchObject({ type: 'redirect', to: '/nieuw?a=1', status: 301 })
    const second = await route(buildRequest({ host, rawPath: '/nieuw' }), store)
    expect(second).toMatchObject({ type: 'page', locale: 'nl', page: { routeKey: 'nieuw' } })
  })

  it('handles a long path', async () => {
    const action = await route(buildRequest({ host, rawPath: `/${'%F0%9F%99%82'.repeat(400)}` }), store)
    expect(action).toMatchObject({ type: 'notFound', reason: 'noPage' })
  })
})
