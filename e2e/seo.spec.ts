import sharp from 'sharp'

import { expect, test } from './fixtures'
import { SEEDED_PAGES } from './pages'

const HOSTS = [...new Set(SEEDED_PAGES.map(({ host }) => host))]

const locsOf = (xml: string): URL[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc))
const metaOf = (html: string, property: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1]

test('robots.txt of each site names its sitemap, which lists only existing, indexable pages', async ({
  fetchFrom,
}) => {
  test.setTimeout(180_000)
  for (const host of HOSTS) {
    const robots = await fetchFrom(host, '/robots.txt')
    expect(robots.headers['content-type']).toContain('text/plain')
    expect(robots.body).toMatch(new RegExp(`^Sitemap: http://${host}:\\d+/sitemap\\.xml$`, 'm'))
    const sitemap = await fetchFrom(host, '/sitemap.xml')
    expect(sitemap.headers['content-type']).toContain('application/xml')
    const locs = locsOf(sitemap.body)
    expect(locs.map(({ hostname }) => hostname)).toEqual(locs.map(() => host))
    for (const { pathname } of locs) {
      const { status, body } = await fetchFrom(host, pathname)
      expect([pathname, status]).toEqual([pathname, 200])
      expect(body, pathname).not.toContain('content="noindex')
    }
  }
})

test('a host that nobody owns has neither robots.txt nor a sitemap', async ({ fetchFrom }) => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/sitemap/1.xml', '/opengraph.png']) {
    expect((await fetchFrom('nobody.localhost', path)).status).toBe(404)
  }
})

test('the home page of each site has a share image and structured data of its organisation', async ({
  request,
  fetchFrom,
  siteUrl,
}) => {
  for (const host of HOSTS) {
    const { body } = await fetchFrom(host, '/')
    const image = new URL(metaOf(body, 'og:image') ?? '')
    expect(image.hostname).toBe(host)
    expect(metaOf(body, 'twitter:card')).toBe('summary_large_image')
    const response = await request.get(siteUrl('localhost', `${image.pathname}${image.search}`), {
      headers: { host: `${host}:${image.port}` },
    })
    const { width, height } = await sharp(await response.body()).metadata()
    expect([String(width), String(height)]).toEqual([
      metaOf(body, 'og:image:width'),
      metaOf(body, 'og:image:height'),
    ])
    const data = [...body.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g)]
    const graphs = data.map(([, json = '']) => JSON.parse(json) as { '@graph': { '@type': string }[] })
    const types = graphs.flatMap(({ '@graph': nodes }) => nodes.map((node) => node['@type']))
    expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite', 'WebPage']))
  }
})

test('the image path serves only images of the media library, sandboxed', async ({ fetchFrom }) => {
  const { body } = await fetchFrom('localhost', '/')
  const address =
    /"(\/_ipx\/f_webp,w_640\/[^" ]+)/.exec(body)?.[1] ?? / (\/_ipx\/f_webp,w_640\/[^ ]+) 640w/.exec(body)?.[1]
  const { status, headers } = await fetchFrom('noorderlicht.localhost', address ?? '')
  expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['content-security-policy']).toContain('sandbox')
  for (const [path, expected] of [
    ['/_ipx/w_641/quay-front.webp', 400],
    ['/_ipx/w_640/nergens.webp', 404],
    ['/_ipx/w_640/..%2f..%2f..%2fetc%2fpasswd', 404],
    ['/_ipx/w_640/%2e%2e%2fserver.key', 404],
    ['/_ipx/_/https%3A%2F%2Fexample.org%2Fx.png', 404],
    ['/_ipx/_/%2Fetc%2Fpasswd', 404],
    ['/_ipx', 404],
  ] as const) {
    expect([path, (await fetchFrom('localhost', path)).status]).toEqual([path, expected])
  }
})
