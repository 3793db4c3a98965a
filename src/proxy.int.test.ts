import { randomUUID } from 'node:crypto'
import { NextRequest, type NextResponse } from 'next/server'
import { getRewrittenUrl, unstable_doesMiddlewareMatch } from 'next/experimental/testing/server'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '@/src/platform/env'
import { GET as redirectGet } from './app/moved/route'
import { config, proxy } from './proxy'
import { RoutingRows } from '@/src/routing/testing/routing-rows'

const pool = new Pool({ connectionString: env.DATABASE_URL, max: 1 })
const run = randomUUID()
const host = `kade-${run}.test`
const LISTENING_ON = 'http://localhost:3000'

/** What reads a rewrite wants Next's own kind of response; any other is one that was not rewritten. */
const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  (await proxy(
    new NextRequest(new URL(path, LISTENING_ON), { method, headers: { host, ...headers } }),
  )) as NextResponse

/** What the proxy hands to the internal route that redirects, as the visitor gets it from there. */
function redirectOf(response: NextResponse): string {
  const handed = new Headers({
    'x-gevel-moved': response.headers.get('x-middleware-request-x-gevel-moved') ?? '',
  })
  const answer = redirectGet(new Request(LISTENING_ON, { headers: handed }))
  return `${getRewrittenUrl(response)} ${answer.status} ${answer.headers.get('location')}`
}

const MOVED = `${LISTENING_ON}/moved`

beforeAll(async () => {
  env.ADMIN_HOSTS.push(host)
  const rows = await RoutingRows.create(pool)
  const domain = await rows.domain(host, { defaultLocale: 'nl' })
  await rows.serve(domain, 'en')
  const page = await rows.page(['nl', 'en'])
  for (const path of ['/', '/café']) await rows.url(domain, 'nl', path, page, path === '/')
  await rows.url(domain, 'en', '/', page)
  await rows.redirect({ from: '/oud', to: { url: '/café#deel' }, status: 301 })
  await rows.redirect({ from: '/weg', status: 410 })
  const rooted = await rows.domain(`root-${run}.test`, { defaultLocale: 'nl' })
  await rows.update('domains', rooted, 'root_redirect', '/en/about')
  await rows.domain(`moved-${run}.test`, { redirectTo: host })
  await rows.domain(`home-${run}.test`, { redirectTo: 'localhost' })
})

afterAll(() => pool.end())

describe('proxy', () => {
  it.each([
    ['/', 200, `/sites/${host}/nl`],
    ['/en', 200, `/sites/${host}/en`],
    ['/caf%C3%A9', 200, `/sites/${host}/nl/caf%C3%A9`],
    ['/niets', 404, `/sites/${host}/nl/~404`],
    ['/caf%C3%A9/_payload.json', 200, `/sites/${host}/nl/~payload/caf%C3%A9`],
    ['/niets/_payload.json', 404, `/sites/${host}/nl/~payload/~404`],
    ['/weg/_payload.json', 404, `/sites/${host}/nl/~payload/~404`],
    ['/en/nothing/at/all', 404, `/sites/${host}/en/~404`],
    [`/sites/${host}/nl`, 404, `/sites/${host}/nl/~404`],
    ['/weg', 410, `/sites/${host}/nl/~410`],
  ])('draws %s with %d at %s', async (path, status, drawn) => {
    const response = await ask(path)
    expect([response.status, getRewrittenUrl(response)]).toEqual([status, `${LISTENING_ON}${drawn}`])
    expect(response.headers.get('cache-tag')).toContain('site:')
    expect(response.headers.get('content-security-policy')).toContain("object-src 'none'")
  })

  it.each([
    ['/oud', 301, '/caf%C3%A9#deel'],
    ['/cafe%CC%81', 308, '/caf%C3%A9'],
    ['/niets/', 308, '/niets'],
    ['/nl/niets?a&b=%20', 308, '/niets?a&b=%20'],
  ])('redirects %s with %d to %s', async (path, status, to) => {
    expect(redirectOf(await ask(path))).toBe(`${MOVED} ${status} ${to}`)
  })

  it('sends the root of a domain to its configured target before any language, for every visitor', async () => {
    const response = await ask('/?a=1', { host: `root-${run}.test`, cookie: 'i18n_redirected=nl' })
    expect(redirectOf(response)).toBe(`${MOVED} 302 /en/about?a=1`)
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  it('moves a language choice once, and lets nobody store that', async () => {
    const response = await ask('/', { cookie: 'i18n_redirected=en' })
    expect(redirectOf(response)).toBe(`${MOVED} 302 /en`)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    [`moved-${run}.test:8080`, `http://${host}:8080`],
    [`home-${run}.test:3000`, 'http://localhost:3000'],
  ])('sends %s to %s, with path and query as they came', async (moved, origin) => {
    const response = await ask('/x?y&z=%20+&a=%2B', { host: moved })
    expect(redirectOf(response)).toBe(`${MOVED} 308 ${origin}/x?y&z=%20+&a=%2B`)
  })

  it.each([
    ['unknown host', '/', { host: 'nobody.test' }, 'GET', 404],
    [
      'forwarded host without a trusted proxy',
      '/',
      { host: 'nobody.test', 'x-forwarded-host': host },
      'GET',
      404,
    ],
    ['null byte', '/%00', {}, 'GET', 400],
    ['POST', '/', {}, 'POST', 405],
  ])('answers by itself: %s', async (_, path, headers, method, status) => {
    const response = await ask(path, headers, method)
    expect([response.status, getRewrittenUrl(response)]).toEqual([status, null])
  })

  it.each([
    ['a bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, '/niets', 404],
    ['a bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, '/weg', 410],
    ['who says to be one', {}, '/niets?__bot=1', 404],
    ['a bot', { 'user-agent': 'curl-fetcher/1.0', host: 'nobody.test' }, '/', 404],
  ])('draws no error page for %s', async (_, headers, path, status) => {
    const response = await ask(path, headers)
    expect([response.status, getRewrittenUrl(response), await response.text()]).toEqual([status, null, ''])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it('gives a bot the pages that exist', async () => {
    const response = await ask('/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
    expect([response.status, getRewrittenUrl(response)]).toEqual([200, `${LISTENING_ON}/sites/${host}/nl`])
  })

  it('tells a program that a page is not there, in words of the catalogue', async () => {
    const response = await ask('/niets', { accept: 'application/json' })
    expect(await response.json()).toMatchObject({ status: 404, detail: 'Page Not Found: /niets' })
  })

  it('lets public files through', async () => {
    expect((await ask('/favicon.ico', { host: 'nobody.test' })).headers.get('x-middleware-next')).toBe('1')
  })

  it.each([
    ['/admin', '/admin', 'nl'],
    ['/admin/cms/pages', '/admin/collections/pages', 'nl'],
    ['/en/admin/users', '/admin/collections/users', 'en'],
  ])('leads %s to Payload’s %s in %s', async (path, native, language) => {
    const response = await ask(path, { host: 'localhost', 'sec-fetch-dest': 'document' })
    expect(new URL(getRewrittenUrl(response) ?? '').pathname).toBe(native)
    expect(response.headers.get('x-middleware-request-cookie')).toBe(`payload-lng=${language}`)
  })

  it('redirects Payload’s native admin paths to ours', async () => {
    const response = await ask('/admin/collections/pages?limit=10', { 'sec-fetch-dest': 'document' })
    expect(response.status).toBe(307)
    expect(response.headers.get('location')).toMatch(/\/admin\/cms\/pages\?limit=10$/)
  })

  it('names every request, to the app and to the visitor', async () => {
    const named = await ask('/', { 'x-request-id': 'from-the-front-1' })
    expect(named.headers.get('x-request-id')).toBe('from-the-front-1')
    expect(named.headers.get('x-middleware-request-x-request-id')).toBe('from-the-front-1')
    expect((await ask('/%00')).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it.each([
    ['/contact', true],
    ['/sites/kade.test/nl', true],
    ['/admin', true],
    ['/api/pages', false],
    ['/payload-api/media', false],
    ['/panel-api/redirects', false],
    ['/_next/static/x.js', false],
  ])('is asked about %s: %s', (url, expected) => {
    expect(unstable_doesMiddlewareMatch({ config, url })).toBe(expected)
  })
})
