import { describe, expect, it } from 'vitest'

import { cachingHeaders } from './caching-headers'
import { internalRoute, isRendered } from './internal-route'
import { route } from './route'
import { buildRequest, buildSite, memoryStore } from './testing/memory-store'

const store = memoryStore([
  { site: buildSite({ hostname: 'kade.test' }), pages: {} },
  { site: buildSite({ hostname: 'shut.test', suspended: true }), pages: {} },
  { site: buildSite({ hostname: 'moved.test', redirectTo: 'kade.test' }), pages: {} },
])

async function answer(host: string, rawPath: string): Promise<string> {
  const action = await route(buildRequest({ host, rawPath, search: '' }), store)
  if (action.type === 'redirect') return `${action.status} ${action.to}`
  return isRendered(action) ? `${internalRoute(action).status} ${internalRoute(action).path}` : action.type
}

describe('the files of a site', () => {
  it.each([
    ['kade.test', '/robots.txt', '200 /sites/kade.test/nl/~robots'],
    ['kade.test', '/sitemap.xml', '200 /sites/kade.test/nl/~sitemap/index'],
    ['kade.test', '/sitemap/12.xml', '200 /sites/kade.test/nl/~sitemap/12'],
    ['kade.test', '/sitemap/0.xml', '404 /sites/kade.test/nl/~404'],
    ['kade.test', '/sitemap/index.xml', '404 /sites/kade.test/nl/~404'],
    ['kade.test', '/sitemap/1.xml/2', '404 /sites/kade.test/nl/~404'],
    ['kade.test', '/en/robots.txt', '404 /sites/kade.test/en/~404'],
    ['kade.test', '/~robots', '404 /sites/kade.test/nl/~404'],
    ['kade.test', '/~sitemap/index', '404 /sites/kade.test/nl/~404'],
    ['kade.test', '/robots.txt/', '308 /robots.txt'],
    ['moved.test', '/robots.txt', '308 http://kade.test:3000/robots.txt'],
    ['shut.test', '/robots.txt', 'suspended'],
    ['nobody.test', '/robots.txt', 'unknownHost'],
  ])('%s%s → %s', async (host, path, expected) => {
    expect(await answer(host, path)).toBe(expected)
  })

  it('may be stored by a front cache until a URL of the tenant changes', async () => {
    const action = await route(
      buildRequest({ host: 'kade.test', rawPath: '/sitemap.xml', search: '' }),
      store,
    )
    const headers = isRendered(action) ? cachingHeaders(action) : {}
    expect(headers['cache-control']).toMatch(/^public/)
    expect(headers['cache-tag']).toMatch(/addresses:/)
  })
})
