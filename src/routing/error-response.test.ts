import { describe, expect, it } from 'vitest'
import { REQUEST_ID_HEADER } from '@/src/platform/http/request-id'
import { type Asked, errorResponse, isErrorWithPage, databaseUnavailable } from './error-response'
import { buildSite } from './testing/memory-store'
import type { Action, NotFoundAction } from './types'

const site = buildSite({
  hostname: 'kade.test',
  look: { name: 'Kade <b>', primary: '#f84808', colorMode: 'dark' },
})
const english = buildSite({ hostname: 'noorderlicht.test', defaultLocale: 'en' })
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

const asked = (headers: Record<string, string> = {}, pathname = '/niets', search = ''): Asked => ({
  headers: new Headers({ 'user-agent': FIREFOX, ...headers }),
  pathname,
  search,
})
const UNKNOWN = { type: 'unknownHost', reason: 'noSite' } as const
const MISSING: NotFoundAction = { type: 'notFound', reason: 'noPage', site, locale: 'nl', path: '/niets' }
const GONE: NotFoundAction = { type: 'gone', reason: 'rule', site, locale: 'nl', rules: [] }

const EVERY: [Parameters<typeof errorResponse>[0], number, string][] = [
  [UNKNOWN, 404, 'Unknown domain'],
  [{ type: 'suspended', reason: 'tenant', site }, 503, 'Service Unavailable'],
  [databaseUnavailable(), 503, 'Service Unavailable'],
  [databaseUnavailable(site), 503, 'Service Unavailable'],
  [{ type: 'methodNotAllowed', reason: 'notReading', site }, 405, 'Method Not Allowed'],
  [{ type: 'badRequest', reason: 'malformed', site }, 400, 'Bad Request'],
  [{ type: 'uriTooLong', reason: 'tooLong', site }, 414, 'URI Too Long'],
]

describe('an answer without a page of the site', () => {
  it.each(EVERY)('to %j has status %d, message %s, and is never stored', async (action, status, message) => {
    const answer = await errorResponse(action, asked())
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'private, no-store'])
    const body = await answer.text()
    expect(body).toContain(`${status} ${message}`)
    expect(body).toMatch(/<h1>[^<]+<\/h1>\s*<p class="detail">[^<]+</)
  })

  it.each(EVERY)('to %j needs no other file and no script', async (action) => {
    const answer = await errorResponse(action, asked())
    expect(await answer.text()).not.toMatch(/src=|<link|<script|url\(|@import|http/)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it.each(EVERY)('to %j tells no other site its address, which may hold a token', async (action) => {
    const answer = await errorResponse(action, asked({}, '/auth/verify', '?token=a'))
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('says when to come back, and which methods are allowed', async () => {
    const at = async (action: Parameters<typeof errorResponse>[0], name: string) =>
      (await errorResponse(action, asked())).headers.get(name)
    expect(await at({ type: 'suspended', reason: 'tenant', site }, 'retry-after')).toBe('3600')
    expect(await at(databaseUnavailable(), 'retry-after')).toBe('30')
    expect(await at({ type: 'methodNotAllowed', reason: 'notReading', site }, 'allow')).toBe('GET, HEAD')
  })

  it.each([
    ['/niets', site, 'en', 'nl'],
    ['/en/nothing', site, 'nl', 'en'],
    ['/nothing', english, 'nl', 'en'],
    ['/nl/niets', english, 'en', 'nl'],
    ['/', null, 'nl-NL,nl;q=0.9', 'nl'],
    ['/en', null, 'nl', 'en'],
    ['/', null, 'de', 'en'],
  ] as const)('speaks at %s, to who reads %s, in %s', async (path, of, language, locale) => {
    const headers = { accept: 'text/html,*/*', 'accept-language': language }
    const body = await (await errorResponse(databaseUnavailable(of), asked(headers, path))).text()
    expect(body).toContain(`<html lang="${locale}">`)
    expect(body).toContain(locale === 'nl' ? 'Even niet bereikbaar' : 'Temporarily out of reach')
  })

  it('has the name and the colours of a site that is known, and nothing of markup in its name', async () => {
    const body = await (await errorResponse(databaseUnavailable(site), asked())).text()
    expect(body).toContain('Kade &lt;b&gt;')
    expect(body).toContain('color-scheme:dark')
    expect(body).toContain('--mark:#f84808')
    const nobodys = await (await errorResponse(UNKNOWN, asked())).text()
    expect(nobodys).toContain('prefers-color-scheme:dark')
  })

  it('names the request, so that somebody can look for it in the log', async () => {
    const body = await (
      await errorResponse(databaseUnavailable(), asked({ [REQUEST_ID_HEADER]: 'r-12345678' }))
    ).text()
    expect(body).toContain('r-12345678')
  })

  it('is a problem document for a client that asks for JSON', async () => {
    const headers = { accept: 'application/json', 'accept-language': 'nl', [REQUEST_ID_HEADER]: 'r-12345678' }
    const answer = await errorResponse(UNKNOWN, asked(headers))
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(await answer.json()).toMatchObject({
      status: 404,
      title: 'Unknown domain',
      instance: '/niets',
      requestId: 'r-12345678',
    })
  })
})

describe('an address that could not be read', () => {
  it('is named as it was received', async () => {
    const headers = { accept: 'application/json', 'x-unreadable': '/_ipx/w_1/%zz' }
    const answer = await errorResponse(
      { type: 'badRequest', reason: 'malformed', site },
      asked(headers, '/%'),
    )
    expect(await answer.json()).toMatchObject({ status: 400, instance: '/_ipx/w_1/%zz' })
  })
})

describe('a page that is not there', () => {
  const page = { type: 'page' } as Action

  it('is drawn for people, and told to programs as "Page Not Found: {path}"', async () => {
    expect(isErrorWithPage(MISSING, asked({ accept: 'text/html,*/*' }))).toBe(false)
    const program = asked({ accept: 'application/json' })
    expect(isErrorWithPage(MISSING, program)).toBe(true)
    expect(isErrorWithPage(page, program)).toBe(false)
    expect(await (await errorResponse(MISSING, program)).json()).toMatchObject({
      status: 404,
      title: 'Page Not Found',
      detail: 'Page Not Found: /niets',
    })
  })
})

describe('a bot', () => {
  const bots: [string, Asked][] = [
    ['by its user agent', asked({ 'user-agent': GOOGLEBOT })],
    ['by its own word', asked({}, '/niets', '?__bot=1')],
  ]

  it.each(bots)('%s gets a status and nothing else, stored by nobody', async (_, bot) => {
    for (const [action, status] of [...EVERY, [MISSING, 404] as const, [GONE, 410] as const]) {
      const answer = await errorResponse(action, bot)
      expect([answer.status, await answer.text()]).toEqual([status, ''])
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    }
    expect(isErrorWithPage(MISSING, bot)).toBe(true)
    expect(isErrorWithPage(GONE, bot)).toBe(true)
  })

  it.each(bots)('%s gets the pages that exist', (_, bot) => {
    expect(isErrorWithPage({ type: 'page' } as Action, bot)).toBe(false)
  })
})
