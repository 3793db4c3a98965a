import { describe, expect, it } from 'vitest'

import { cacheTags } from '@/src/cache/tags'
import { cachingHeaders } from './caching-headers'
import { internalRoute, isRendered } from './internal-route'
import { route } from './route'
import { buildRequest, buildRule, buildSite, memoryStore } from './testing/memory-store'

const site = buildSite({ hostname: 'kade.test' })
const store = memoryStore([
  {
    site,
    pages: { nl: { '/': 'home', '/over ons': 'about', '/blog': 'blog' }, en: { '/about': 'about' } },
    lists: { '/blog': 2 },
    redirects: [buildRule({ from: '/weg', target: null, status: 410, match: 'prefix' })],
  },
  { site: buildSite({ hostname: 'dutch.test', locales: ['nl'] }), pages: {} },
])

/** `200 /…`: the internal path after the site; otherwise the type of the action. */
async function answer(rawPath: string, host = site.hostname): Promise<string> {
  const action = await route(buildRequest({ host, rawPath }), store)
  if (!isRendered(action)) return action.type
  const { path, status } = internalRoute(action)
  return `${status} ${path.replace(`/sites/${host}`, '')}`
}

describe('{page path}/_payload.json', () => {
  it.each([
    ['/_payload.json', '200 /nl/~payload'],
    ['/over%20ons/_payload.json', '200 /nl/~payload/over%20ons'],
    ['/en/about/_payload.json', '200 /en/~payload/about'],
    ['/blog/pagina/2/_payload.json', '200 /nl/~payload/blog/pagina/2'],
    ['/blog/pagina/3/_payload.json', '404 /nl/~payload/~404'],
    ['/niets/_payload.json', '404 /nl/~payload/~404'],
    ['/en/_payload.json', '404 /en/~payload/~404'],
    ['/weg/_payload.json', '410 /nl/~payload/~410'],
    ['/over%20ons/_payload.json/_payload.json', '404 /nl/~payload/~404'],
    ['/blog/feed.xml/_payload.json', '404 /nl/~payload/~404'],
    ['/over%20ons/opengraph.png/_payload.json', '404 /nl/~payload/~404'],
    ['/~payload/over%20ons', '404 /nl/~404'],
    ['/~payload/_payload.json', '404 /nl/~404'],
    ['/over%20ons/_payload.json/', 'redirect'],
  ])('%s → %s', async (path, expected) => {
    expect(await answer(path)).toBe(expected)
  })

  it('is not found in a locale that the site does not serve', async () => {
    expect(await answer('/en/about/_payload.json', 'dutch.test')).toBe('404 /nl/~payload/~404')
  })

  it('is cached and invalidated like its page, also at the home page, where it does not depend on the visitor', async () => {
    for (const [path, id] of [
      ['/_payload.json', 'home'],
      ['/over%20ons/_payload.json', 'about'],
    ] as const) {
      const action = await route(buildRequest({ rawPath: path }), store)
      if (action.type !== 'page') throw new Error(action.type)
      const headers = cachingHeaders(action)
      expect(headers['cache-control']).toMatch(/^public, max-age=0.* s-maxage=60/)
      expect(headers['cache-tag']?.split(',')).toEqual(
        expect.arrayContaining([cacheTags.page(id), cacheTags.pageUrl(id), cacheTags.site(site.domainId)]),
      )
    }
  })
})
