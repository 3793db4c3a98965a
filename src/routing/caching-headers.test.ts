import { describe, expect, it } from 'vitest'
import { cacheTags } from '@/src/cache/tags'
import { cachingHeaders } from './caching-headers'
import { buildSite } from './testing/memory-store'
import type { Locale } from '@/src/lib/constants'

const site = buildSite({ hostname: 'kade.test' })
const page = (path: string, locale: Locale, locales = site.locales) =>
  cachingHeaders({
    type: 'page',
    reason: 'pageUrl',
    site: { ...site, locales },
    locale,
    path,
    page: { kind: 'page', id: 'p', routeKey: null, source: 'pageUrl' },
    view: { type: 'whole' },
  })

describe('cachingHeaders', () => {
  it.each<[string, Locale]>([
    ['/contact', 'nl'],
    ['/', 'en'],
  ])('lets a shared cache store %s in %s', (path, locale) => {
    expect(page(path, locale)['cache-control']).toMatch(/^public, max-age=0.* s-maxage=60/)
  })

  it('keeps "/" out of shared caches where it may redirect to another language', () => {
    expect(page('/', 'nl')['cache-control']).toMatch(/^private/)
    expect(page('/', 'nl', ['nl'])['cache-control']).toMatch(/^public/)
  })

  it('tags a page with itself and its site', () => {
    const tags = page('/contact', 'nl')['cache-tag']?.split(',')
    expect(tags).toEqual(expect.arrayContaining([cacheTags.page('p'), cacheTags.site(site.domainId)]))
  })

  it('tags "not found" with the redirects of the tenant', () => {
    const tags = cachingHeaders({ type: 'notFound', reason: 'noPage', site, locale: 'nl', path: '/x' })[
      'cache-tag'
    ]?.split(',')
    expect(tags).toContain(cacheTags.redirects(site.tenantId))
  })

  it('never stores a redirect that depends on the visitor', () => {
    const detected = { type: 'redirect', to: '/en', status: 302, external: false } as const
    expect(cachingHeaders({ ...detected, reason: 'languageDetected' })).toEqual({
      'cache-control': 'no-store',
    })
    expect(cachingHeaders({ ...detected, reason: 'rule' })['cache-control']).toMatch(/^public, max-age=0/)
  })
})
