import { describe, expect, it } from 'vitest'
import { route } from './route'
import { buildRequest, buildRule, buildSite, memoryStore } from './testing/memory-store'
import type { Action, RoutingRequest, RoutingStore } from './types'

const kade = buildSite({ hostname: 'kade.test' })
const store = memoryStore([
  {
    site: kade,
    pages: {
      nl: {
        '/': 'home',
        '/contact': 'contact',
        '/café': 'cafe',
        '/Hoofd': 'capital',
        '/a b': 'space',
        '/50%25': 'x',
        '/blog': 'blog',
      },
      en: { '/': 'home', '/contact': 'contact', '/about': 'about', '/blog': 'blog' },
    },
    lists: { '/blog': 2 },
    redirects: [
      buildRule({ from: '/oud', target: '/contact', status: 301 }),
      buildRule({ from: '/weg', target: null, status: 410 }),
      buildRule({ from: '/en/old', target: '/en/about', status: 308 }),
      buildRule({ from: '/de', target: '/*', match: 'prefix', status: 301 }),
      buildRule({ from: '/first', target: '/second?b=2#deel', status: 307, keepQuery: true }),
      buildRule({ from: '/second', target: '/oud', keepQuery: true }),
      buildRule({ from: '/to-weg', target: '/weg' }),
      buildRule({ from: '/to-outside', target: '/outside', status: 301 }),
      buildRule({ from: '/outside', target: 'https://elders.test/x' }),
      buildRule({ from: '/round', target: '/about-turn' }),
      buildRule({ from: '/about-turn', target: '/round' }),
      buildRule({ from: '/to-round', target: '/round' }),
      buildRule({ from: '/grow', target: '/up/more/*', match: 'prefix' }),
      buildRule({ from: '/up', target: '/grow/more/*', match: 'prefix' }),
    ],
  },
  {
    site: buildSite({ hostname: 'noorderlicht.test', defaultLocale: 'en' }),
    pages: { nl: { '/over': 'o' }, en: { '/': 'h' } },
  },
  {
    site: buildSite({ hostname: 'dutch.test', locales: ['nl'] }),
    pages: { nl: { '/': 'h' }, en: { '/about': 'a' } },
  },
  {
    site: buildSite({ hostname: 'shut.test', suspended: true, redirectTo: 'kade.test' }),
    pages: { nl: { '/': 'h' } },
  },
  { site: buildSite({ hostname: 'moved.test', redirectTo: 'kade.test' }), pages: { nl: { '/': 'h' } } },
  { site: buildSite({ hostname: 'moved-port.test', redirectTo: 'kade.test:8080' }), pages: {} },
  { site: buildSite({ hostname: 'moved-url.test', redirectTo: 'https://kade.test/nieuw/' }), pages: {} },
  { site: buildSite({ hostname: 'self.test', redirectTo: 'SELF.test.' }), pages: { nl: { '/': 'h' } } },
  { site: buildSite({ hostname: 'broken.test', redirectTo: 'not a host' }), pages: { nl: { '/': 'h' } } },
])

/** An action in one line: `page nl contact`, `308 /contact`, `notFound noPage`. */
function summary(action: Action): string {
  if (action.type === 'page') return `page ${action.locale} ${action.page.id}`
  if (action.type === 'redirect') return `${action.status} ${action.to}`
  return `${action.type} ${action.reason}`
}

async function answer(
  host: string | null,
  path: string,
  changes: Partial<RoutingRequest> = {},
): Promise<string> {
  const [rawPath = '', query] = path.split('?')
  const search = query === undefined ? '' : `?${query}`
  return summary(await route(buildRequest({ host, rawPath, search, ...changes }), store))
}

type Case = [host: string | null, path: string, expected: string]
const longPath = `/${'x'.repeat(5000)}`

describe('route', () => {
  it.each<Case>([
    [null, '/', 'unknownHost noHost'],
    ['nobody.test', '/', 'unknownHost noSite'],
    ['nobody.test', '/%00', 'unknownHost noSite'],
    ['shut.test', '/', 'suspended tenant'],
    ['shut.test', '/%zz', 'suspended tenant'],
    ['moved.test', '/', '308 http://kade.test:3000/'],
    ['moved.test', '/a/b/?x=1&y=%20', '308 http://kade.test:3000/a/b/?x=1&y=%20'],
    ['moved.test', '//evil.test/x', '308 http://kade.test:3000/evil.test/x'],
    ['moved-port.test', '/a', '308 http://kade.test:8080/a'],
    ['moved-url.test', '/a?b', '308 https://kade.test/nieuw/a?b'],
    ['moved-url.test', '/auth/verify?token=x', '308 https://kade.test/nieuw/auth/verify'],
    ['self.test', '/', 'page nl h'],
    ['broken.test', '/', 'page nl h'],
  ])('host: %s %s → %s', async (host, path, expected) => {
    expect(await answer(host, path)).toBe(expected)
  })

  it.each<Case>([
    ['kade.test', '/', 'page nl home'],
    ['kade.test', '/en', 'page en home'],
    ['kade.test', '/contact', 'page nl contact'],
    ['kade.test', '/en/contact', 'page en contact'],
    ['kade.test', '/about', 'notFound noPage'],
    ['kade.test', '/EN/contact', 'notFound noPage'],
    ['kade.test', '/de-nl', 'notFound noPage'],
    ['noorderlicht.test', '/', 'page en h'],
    ['noorderlicht.test', '/de', 'notFound noPage'],
    ['noorderlicht.test', '/de/over', 'notFound noPage'],
    ['noorderlicht.test', '/nl-NL/over', 'notFound noPage'],
    ['noorderlicht.test', '/nl/over', 'page nl o'],
    ['noorderlicht.test', '/over', 'notFound noPage'],
    ['dutch.test', '/', 'page nl h'],
    ['dutch.test', '/en', 'notFound localeNotServed'],
    ['dutch.test', '/en/about', 'notFound localeNotServed'],
  ])('language: %s %s → %s', async (host, path, expected) => {
    expect(await answer(host, path)).toBe(expected)
  })

  it.each<Case>([
    ['kade.test', '/contact/', '308 /contact'],
    ['kade.test', '/contact//?a=1', '308 /contact?a=1'],
    ['kade.test', '/nl', '308 /'],
    ['kade.test', '/nl/', '308 /'],
    ['kade.test', '/nl/contact?x=%2F', '308 /contact?x=%2F'],
    ['kade.test', '/nl/nl/contact/', '308 /contact'],
    ['kade.test', '/nl/en/about', '308 /en/about'],
    ['kade.test', '/en/', '308 /en'],
    ['noorderlicht.test', '/en/x/', '308 /x'],
    ['kade.test', '//evil.test', '308 /evil.test'],
    ['kade.test', '//evil.test/%2e%2e', 'badRequest unsafe'],
    ['kade.test', '///', '308 /'],
    ['kade.test', '/caf%C3%A9/', '308 /caf%C3%A9'],
  ])('tidy: %s %s → %s', async (host, path, expected) => {
    expect(await answer(host, path)).toBe(expected)
  })

  it.each<Case>([
    ['kade.test', '/caf%C3%A9', 'page nl cafe'],
    ['kade.test', '/cafe%CC%81', '308 /caf%C3%A9'],
    ['kade.test', '/caf%c3%a9', 'page nl cafe'],
    ['kade.test', '/café', 'page nl cafe'],
    ['kade.test', '/%63ontact?a=%61', '308 /contact?a=%61'],
    ['kade.test', '/%61uth/login', '308 /auth/login'],
    ['kade.test', '/%65n/contact', '308 /en/contact'],
    ['kade.test', '/%72obots.txt', '308 /robots.txt'],
    ['kade.test', '/a b', 'page nl space'],
    ['kade.test', '/a%20b', 'page nl space'],
    ['kade.test', '/50%2525', 'page nl x'],
    ['kade.test', '/Hoofd', 'page nl capital'],
    ['kade.test', '/hoofd', 'notFound noPage'],
    ['kade.test', '/%6El/contact', '308 /contact'],
  ])('encoding: %s %s → %s', async (host, path, expected) => {
    expect(await answer(host, path)).toBe(expected)
  })

  it.each<Case>([
    ['kade.test', '/\\evil.test', 'badRequest unsafe'],
    ['kade.test', '/%5Cevil.test', 'badRequest unsafe'],
    ['kade.test', '/%2F%2Fevil.test', 'badRequest unsafe'],
    ['kade.test', '/a%2fb', 'badRequest unsafe'],
    ['kade.test', '/%2e%2e/etc', 'badRequest unsafe'],
    ['kade.test', '/a/%2E', 'badRequest unsafe'],
    ['kade.test', '/a/../b', 'badRequest unsafe'],
    ['kade.test', '/%00', 'badRequest malformed'],
    ['kade.test', '/a%0d%0aSet-Cookie:x', 'badRequest malformed'],
    ['kade.test', '/%zz', 'badRequest malformed'],
    ['kade.test', '/%', 'badRequest malformed'],
    ['kade.test', '/%E0%A4%A', 'badRequest malformed'],
    ['kade.test', '/%C0%AE', 'badRequest malformed'],
    ['kade.test', '/\ud800', 'badRequest malformed'],
    ['kade.test', '/%252e%252e/x', 'notFound noPage'],
    ['kade.test', longPath, 'uriTooLong tooLong'],
    ['kade.test', '/a'.repeat(70), 'uriTooLong tooLong'],
    ['kade.test', '/sites/kade.test/nl/contact', 'notFound internalPath'],
    ['kade.test', '/en/sites/kade.test', 'notFound internalPath'],
    ['kade.test', '/~404', 'notFound internalPath'],
    ['kade.test', '/~feed', 'notFound internalPath'],
    ['kade.test', '/~card/contact', 'notFound internalPath'],
  ])('path tricks: %s %s → %s', async (host, path, expected) => {
    expect(await answer(host, path)).toBe(expected)
  })

  it.each<Case>([
    ['kade.test', '/oud', '301 /contact'],
    ['kade.test', '/oud/', '301 /contact'],
    ['kade.test', '/nl/oud', '301 /contact'],
    ['kade.test', '/nl/nl//oud/?a=1', '301 /contact'],
    ['kade.test', '/weg/', 'gone rule'],
    ['kade.test', '/oud/dieper', 'notFound noPage'],
    ['kade.test', '/weg', 'gone rule'],
    ['kade.test', '/en/old', '308 /en/about'],
    ['kade.test', '/de', '301 /'],
    ['kade.test', '/de/contact', '301 /contact'],
    ['kade.test', '/deur', 'notFound noPage'],
    ['kade.test', '/de/oud/', '301 /contact'],
    ['kade.test', '/de/en/old', '301 /en/about'],
    ['kade.test', '/de/de/contact', '301 /contact'],
    ['kade.test', '/de/niets', '301 /niets'],
  ])('stored redirects: %s %s → %s', async (host, path, expected) => {
    expect(await answer(host, path)).toBe(expected)
  })

  it.each([
    ['POST', 'kade.test', '/contact', 'methodNotAllowed notReading'],
    ['DELETE', 'kade.test', '/', 'methodNotAllowed notReading'],
    ['HEAD', 'kade.test', '/contact', 'page nl contact'],
    ['POST', 'nobody.test', '/', 'unknownHost noSite'],
    ['POST', 'shut.test', '/', 'suspended tenant'],
    ['POST', 'moved.test', '/a', '308 http://kade.test:3000/a'],
  ])('method: %s %s%s → %s', async (method, host, path, expected) => {
    expect(await answer(host, path, { method })).toBe(expected)
  })
})

describe('a chain of redirects', () => {
  it.each<Case>([
    ['kade.test', '/first', '307 /contact#deel'],
    ['kade.test', '/second?a=1', '302 /contact'],
    ['kade.test', '/to-weg', 'gone rule'],
    ['kade.test', '/to-outside/', '301 https://elders.test/x'],
  ])('are followed to the end, with the status of the first: %s %s → %s', async (host, path, expected) => {
    expect(await answer(host, path)).toBe(expected)
  })

  it.each<Case>([
    ['kade.test', '/round', 'notFound noPage'],
    ['kade.test', '/about-turn', 'notFound noPage'],
    ['kade.test', '/to-round', '302 /round'],
    ['kade.test', '/round/', '308 /round'],
    ['kade.test', '/grow', 'notFound noPage'],
    ['kade.test', '/up/x', 'notFound noPage'],
  ])('do not apply where they lead in a circle: %s %s → %s', async (host, path, expected) => {
    expect(await answer(host, path)).toBe(expected)
  })

  it('returns the ids of its rules', async () => {
    expect(await route(buildRequest({ rawPath: '/first' }), store)).toMatchObject({
      rules: ['/first', '/second', '/oud'],
    })
    expect(await route(buildRequest({ rawPath: '/to-weg' }), store)).toMatchObject({
      rules: ['/to-weg', '/weg'],
    })
  })

  it('is followed for a bounded number of look-ups', async () => {
    let lookUps = 0
    const counting: RoutingStore = {
      ...store,
      findPath: (query) => {
        lookUps += 1
        return store.findPath(query)
      },
    }
    await route(buildRequest({ rawPath: '/grow' }), counting)
    expect(lookUps).toBeLessThanOrEqual(11)
  })
})

describe('the lists and the feed of a blog', () => {
  it.each([
    ['/blog', 'page nl blog whole /blog'],
    ['/blog/pagina/2', 'page nl blog list 2 /blog/pagina/2'],
    ['/en/blog/page/2', 'page en blog list 2 /blog/page/2'],
    ['/blog/feed.xml', 'page nl blog feed /blog/feed.xml'],
    ['/en/blog/feed.xml', 'page en blog feed /blog/feed.xml'],
    ['/blog/pagina/1', '308 /blog'],
    ['/en/blog/page/1?a=1', '308 /en/blog?a=1'],
    ['/blog/pagina/3', 'notFound noPage'],
    ['/blog/page/2', 'notFound noPage'],
    ['/blog/pagina/02', 'notFound noPage'],
    ['/blog/pagina/9999999', 'notFound noPage'],
    ['/contact/pagina/2', 'notFound noPage'],
    ['/contact/feed.xml', 'notFound noPage'],
    ['/feed.xml', 'notFound noPage'],
    ['/opengraph.png', 'page nl home card /opengraph.png'],
    ['/en/about/opengraph.png', 'page en about card /about/opengraph.png'],
    ['/nergens/opengraph.png', 'notFound noPage'],
  ])('%s → %s', async (rawPath, expected) => {
    const [path = '', search = ''] = rawPath.split(/(?=\?)/)
    const action = await route(buildRequest({ host: 'kade.test', rawPath: path, search }), store)
    const view = action.type === 'page' ? ` ${Object.values(action.view).join(' ')} ${action.path}` : ''
    expect(summary(action) + view).toBe(expected)
  })
})
