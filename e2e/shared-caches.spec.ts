import { CHANGING_HEADERS, isFor, isShared, shown } from '@/src/testing/shared-cache'
import { expect, test } from './fixtures'

const HOST = 'localhost'
/** What a visitor is entitled to have heeded, also by a shared cache. */
const HEEDED = /^(?:rsc|accept|accept-language|accept-encoding|user-agent|sec-fetch-site)$/
const LANGUAGE = 'i18n_redirected'

const isHeeded = (headers: Readonly<Record<string, string>>): boolean =>
  Object.entries(headers).some(([name, value]) => HEEDED.test(name) || value.includes(LANGUAGE))

/** A URL of each kind of answer. */
async function urlsOf(home: string): Promise<string[]> {
  const image = /\/_ipx\/f_webp,w_640\/([^"?, ]+)/.exec(home)?.[1]
  const script = /\/_next\/static\/[^"\\]+\.js[^"\\]*/.exec(home)?.[0]
  expect([image, script]).not.toContain(undefined)
  return [
    '/',
    '/en',
    '/contact',
    '/contact?_rsc=wrong',
    '/en/contact',
    '/contact/_payload.json',
    '/contact/opengraph.png',
    '/robots.txt',
    '/sitemap.xml',
    '/blog/feed.xml',
    '/nl/contact',
    '/contact/',
    '/software',
    '/there-is-nothing-here',
    '/api/pages/layout?locale=nl',
    '/api/posts?locale=nl',
    '/api/nothing',
    `/_ipx/f_webp,w_640/${image}`,
    `/_ipx/f_auto,w_640/${image}`,
    '/_ipx/w_641/nothing.png',
    '/favicon.ico',
    '/moved',
    '/sites/localhost/nl/contact',
    '/admin',
    script ?? '',
  ]
}

test('nothing that a shared cache may store for one visitor is wrong for another', async ({ fetchFrom }) => {
  test.setTimeout(300_000)
  const urls = await urlsOf((await fetchFrom(HOST, '/')).body)
  for (const url of urls) {
    const plain = await fetchFrom(HOST, url)
    for (const headers of CHANGING_HEADERS) {
      const changed = await fetchFrom(HOST, url, { headers })
      if (isShared(changed) && isFor(changed, headers, {}))
        expect([url, headers, shown(changed)]).toEqual([url, headers, shown(plain)])
      if (isHeeded(headers) && isShared(plain) && isFor(plain, {}, headers))
        expect([url, headers, shown(changed)]).toEqual([url, headers, shown(plain)])
    }
  }
})

const VISITS: Record<string, string>[] = [{}, { rsc: '1' }, { cookie: 'payload-token=x' }]

test('no header tells of the inside of the process', async ({ fetchFrom }) => {
  for (const url of await urlsOf((await fetchFrom(HOST, '/')).body))
    for (const headers of VISITS) {
      const { headers: sent } = await fetchFrom(HOST, url, { headers })
      const names = Object.keys(sent)
      expect([
        url,
        names.filter((name) => /^x-middleware|^cache-tag$|^surrogate-key$|^x-nextjs-cache$/.test(name)),
      ]).toEqual([url, []])
      const values = Object.entries(sent).filter(([name]) => name !== 'x-request-id')
      expect([url, /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-/.exec(JSON.stringify(values))]).toEqual([url, null])
    }
})
