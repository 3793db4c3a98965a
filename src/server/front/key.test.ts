import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'
import { describe, expect, it } from 'vitest'

import { published } from '@/src/testing/api-matrix/published'
import { type Bypass, type FrontKey, frontKey, headersOfKey } from './key'
import { navigationHash } from './navigation-key'

const FIREFOX = 'image/avif,image/webp,*/*'

function keyOf(
  url: string,
  headers: IncomingHttpHeaders = {},
  { method = 'GET', trustedProxies = 0, localeCookie = 'i18n_redirected' } = {},
): FrontKey | Bypass {
  const request = { method, url, headers: { host: 'kade.test', ...headers } }
  const key = frontKey(request as IncomingMessage, { trustedProxies, localeCookie })
  return typeof key === 'string' ? key : { ...key, headers: headersOfKey(key, trustedProxies) }
}

function stringOf(...args: Parameters<typeof keyOf>): string {
  const key = keyOf(...args)
  return typeof key === 'string' ? key : key.key
}

describe('an operation that reads headers of its own', () => {
  const paths = published
    .filter(({ name, readsHeaders }) => readsHeaders && name.startsWith('GET '))
    .map(({ name }) => name.slice('GET '.length))

  it.each(paths)('%s goes to Next as it is', (path) => {
    expect(keyOf(path.replaceAll(/[{}]/g, ''))).toBe('infrastructure')
  })
})

describe('a request goes to Next as it is', () => {
  it.each<[string, Bypass, string, IncomingHttpHeaders, string]>([
    ['another method', 'method', '/contact', {}, 'POST'],
    ['OPTIONS', 'method', '/api/pages/layout', {}, 'OPTIONS'],
    ['a body', 'body', '/contact', { 'content-length': '3' }, 'GET'],
    ['a chunked body', 'body', '/contact', { 'transfer-encoding': 'chunked' }, 'GET'],
    ['Authorization', 'authorization', '/api/posts', { authorization: 'Bearer x' }, 'GET'],
    ['Origin', 'origin', '/api/posts', { origin: 'https://elsewhere.test' }, 'GET'],
    ['a session cookie', 'session', '/contact', { cookie: 'a=1; payload-token=x' }, 'GET'],
    ['draft mode', 'preview', '/contact', { cookie: '__prerender_bypass=x' }, 'GET'],
    ['a preview', 'preview', '/contact', { cookie: '__next_preview_data=x' }, 'GET'],
    ['a server action', 'malformed', '/contact', { 'next-action': 'x' }, 'GET'],
    ['revalidation', 'malformed', '/contact', { 'x-prerender-revalidate': 'x' }, 'GET'],
    ['an unreadable path', 'malformed', '/%', { 'x-unreadable': '/api/%' }, 'GET'],
    ['no host', 'host', '/contact', { host: undefined }, 'GET'],
    ['an address as host', 'host', '/contact', { host: '[::1]' }, 'GET'],
    ['a proxy request', 'address', 'http://other.test/', {}, 'GET'],
    ['an empty segment at the start', 'address', '//other.test/', {}, 'GET'],
    ['a dot segment', 'address', '/api/../contact', {}, 'GET'],
    ['an encoded dot segment', 'address', '/contact/%2E.', {}, 'GET'],
    ['a dot segment before the query', 'address', '/.?a', {}, 'GET'],
    ['a backslash', 'address', '/a\\..\\contact', {}, 'GET'],
    ['a fragment', 'address', '/contact#a', {}, 'GET'],
    ['a long URL', 'address', `/${'x'.repeat(3000)}`, {}, 'GET'],
    ['the admin', 'infrastructure', '/admin', {}, 'GET'],
    ['the admin in English', 'infrastructure', '/en/admin/cms/pages', {}, 'GET'],
    ['Payload’s API', 'infrastructure', '/payload-api/pages', {}, 'GET'],
    ['the admin API', 'infrastructure', '/api/admin/pages', {}, 'GET'],
    ['health', 'infrastructure', '/api/health/live', {}, 'GET'],
    ['build output', 'infrastructure', '/_next/static/x.js', {}, 'GET'],
    ['a fragment in the query', 'address', '/contact?a#b', {}, 'GET'],
    ['a backslash in the query of an API call', 'address', '/api/posts?a=\\', {}, 'GET'],
    ['a long query of an API call', 'address', `/api/posts?a=${'x'.repeat(3000)}`, {}, 'GET'],
    ['a long query of an image', 'address', `/_ipx/w_320/a.jpg?v=${'x'.repeat(3000)}`, {}, 'GET'],
    ['an image that is served as uploaded', 'original', '/_ipx/_/a.gif?v=1', {}, 'GET'],
    ['its name in other characters', 'original', '/_ipx/_/a%2EG%69F', {}, 'GET'],
    ['parameters of an image', 'query', '/_ipx/w_320/a.jpg?x=1', {}, 'GET'],
    ['hot reload', 'navigation', '/contact?_rsc=', { rsc: '1', 'next-hmr-refresh': '1' }, 'GET'],
    ['a wrong _rsc', 'navigation', '/contact?_rsc=wrong', { rsc: '1' }, 'GET'],
    ['two _rsc', 'navigation', '/contact?_rsc=&_rsc=', { rsc: '1' }, 'GET'],
    ['no _rsc', 'navigation', '/contact', { rsc: '1' }, 'GET'],
    ['an odd rsc', 'navigation', '/contact?_rsc=', { rsc: '0' }, 'GET'],
    ['router headers without rsc', 'navigation', '/contact', { 'next-router-prefetch': '1' }, 'GET'],
    ['an odd segment', 'navigation', '/c?_rsc=', { rsc: '1', 'next-router-segment-prefetch': 'x y' }, 'GET'],
  ])('with %s', (_, reason, url, headers, method) => {
    expect(keyOf(url, headers, { method })).toBe(reason)
  })
})

describe('a key', () => {
  it('has the host in one form, and the protocol', () => {
    const plain = stringOf('/contact')
    expect(stringOf('/contact', { host: 'KADE.test.' })).toBe(plain)
    expect(stringOf('/contact', { host: 'other.test' })).not.toBe(plain)
  })

  it('is the same at every port, and so is the request that renders the answer', () => {
    const { port, ...atPort } = keyOf('/contact', { host: 'kade.test:8080' }) as FrontKey
    expect([port, atPort]).toEqual(['8080', expect.objectContaining({ key: stringOf('/contact') })])
    expect(atPort.headers).toEqual({ host: 'kade.test' })
  })

  it('ignores forwarded headers unless a proxy is trusted', () => {
    const forwarded = { 'x-forwarded-host': 'other.test', 'x-forwarded-proto': 'https' }
    expect(stringOf('/contact', forwarded)).toBe(stringOf('/contact'))
    expect(stringOf('/contact', forwarded, { trustedProxies: 1 })).toContain('https://other.test/contact')
  })

  it('takes the forwarded host from the outermost trusted proxy', () => {
    const forwarded = { 'x-forwarded-host': 'evil.test, kade.test, inner.test' }
    expect(stringOf('/contact', forwarded, { trustedProxies: 2 })).toContain('//kade.test/contact')
  })

  it('is the same for GET and HEAD', () => {
    expect(stringOf('/contact', {}, { method: 'HEAD' })).toBe(stringOf('/contact'))
  })

  it('leaves out the query of a page, and says that there is one', () => {
    expect(keyOf('/contact?utm_source=x')).toMatchObject({
      ...(keyOf('/contact') as FrontKey),
      hasQuery: true,
    })
  })

  it.each(['?a=/../b', '?a\\b', '?/.', `?a=${'x'.repeat(3000)}`])(
    'is the same with any query: %s',
    (query) => {
      expect(keyOf(`/contact${query}`)).toEqual(keyOf('/contact?a=1'))
    },
  )

  it('has the query of an API call and the version of an image', () => {
    expect(stringOf('/api/posts?page=2')).not.toBe(stringOf('/api/posts?page=1'))
    expect(stringOf('/_ipx/w_320/a.jpg?v=1')).not.toBe(stringOf('/_ipx/w_320/a.jpg?v=2'))
  })

  it('has the format of an image that the browser accepts', () => {
    const avif = stringOf('/_ipx/f_auto/a.jpg', { accept: FIREFOX })
    expect(stringOf('/_ipx/f_auto/a.jpg', { accept: 'image/avif' })).toBe(avif)
    expect(stringOf('/_ipx/f_auto/a.jpg', { accept: '*/*' })).not.toBe(avif)
  })

  it.each([
    ['cookie', { cookie: 'consent=1' }],
    ['language', { 'accept-language': 'en' }],
    ['user-agent', { 'user-agent': 'Googlebot' }],
    ['accept', { accept: 'application/json' }],
    ['range', { range: 'bytes=0-1' }],
    ['conditions', { 'if-none-match': '*', 'if-modified-since': 'x', 'if-match': 'x' }],
    ['encoding', { 'accept-encoding': 'gzip' }],
    ['middleware', { 'x-middleware-subrequest': 'proxy', 'x-matched-path': '/x' }],
  ])('of a page does not depend on %s, nor does the request that renders it', (_, headers) => {
    expect(keyOf('/contact', headers)).toEqual(keyOf('/contact'))
  })
})

describe('the key of `/`', () => {
  const variant = (headers: IncomingHttpHeaders) => stringOf('/', headers)

  it('has what language detection reads, in few forms', () => {
    const dutch = variant({ 'accept-language': 'nl-NL,nl;q=0.9,en;q=0.8,de;q=0.1' })
    expect(variant({ 'accept-language': 'nl, en;q=0.2' })).toBe(dutch)
    expect(variant({ 'accept-language': 'en, nl;q=0.2' })).not.toBe(dutch)
    expect(variant({ cookie: 'i18n_redirected=en' })).not.toBe(variant({}))
    expect(variant({ cookie: 'i18n_redirected=xx' })).toBe(variant({}))
  })

  it('has the language of the cookie that the setting names', () => {
    const key = keyOf('/', { cookie: 'i18n_redirected=en; taal=nl' }, { localeCookie: 'taal' }) as FrontKey
    expect(key.headers).toEqual({ host: 'kade.test', cookie: 'taal=nl' })
  })

  it('does not depend on the language of a visitor who comes from the site itself', () => {
    const own = { 'sec-fetch-site': 'same-origin' }
    expect(variant({ ...own, cookie: 'i18n_redirected=en', 'accept-language': 'en' })).toBe(variant(own))
    expect(variant(own)).not.toBe(variant({}))
  })

  it('renders with what the key has, and nothing else', () => {
    const key = keyOf('/', { cookie: 'x=1; i18n_redirected=en', 'accept-language': 'de, en' }) as FrontKey
    expect(key.headers).toEqual({
      host: 'kade.test',
      cookie: 'i18n_redirected=en',
      'accept-language': 'en',
    })
  })
})

describe('the key of a navigation', () => {
  const TREE = '%5B%22%22%5D'

  it.each([
    [{}],
    [{ tree: TREE }],
    [{ tree: TREE, prefetch: '1' as const }],
    [{ tree: TREE, nextUrl: '/nl' }],
    [{ segment: '/_tree', prefetch: '1' as const }],
  ])('is checked with the hash that Next computes: %j', async (sent) => {
    const { prefetch, segment, tree, nextUrl } = {
      prefetch: undefined,
      segment: undefined,
      tree: undefined,
      nextUrl: undefined,
      ...sent,
    }
    const expected = await computeCacheBustingSearchParam(prefetch, segment, tree, nextUrl)
    expect(navigationHash({ prefetch, segment, tree, nextUrl })).toBe(expected)
  })

  const navigate = (tree: string, url = '/contact') => {
    const value = navigationHash({ tree, prefetch: undefined, segment: undefined, nextUrl: undefined })
    return keyOf(`${url}${url.includes('?') ? '&' : '?'}_rsc=${value}`, {
      rsc: '1',
      'next-router-state-tree': tree,
    })
  }

  it('does not depend on the state of the router, but differs from that of the page', () => {
    expect(navigate(TREE)).toEqual(navigate('%5B%22other%22%5D'))
    expect(navigate(TREE)).not.toEqual(keyOf('/contact'))
    expect(navigate(TREE)).toMatchObject({ url: '/contact?_rsc=', headers: { rsc: '1' }, hasQuery: false })
  })

  it('leaves out other parameters, as for the page', () => {
    expect(navigate(TREE, '/contact?a=1')).toMatchObject({ url: '/contact?_rsc=', hasQuery: true })
  })
})
