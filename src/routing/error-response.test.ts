import { describe, expect, it } from 'vitest'
import { REQUEST_ID_HEADER } from '@/src/platform/http/request-id'
import {
  type ErrorContext,
  errorResponse,
  isNotFoundWithoutPage,
  databaseUnavailable,
} from './error-response'
import { answerRecords, newAnswerRecord } from '@/src/cache/answer-record'
import { buildSite } from './testing/memory-store'
import type { Action, NotFoundAction } from './types'

const site = buildSite({
  hostname: 'kade.test',
  errorPageTheme: { name: 'Kade <b>', primary: '#f84808', colorMode: 'dark' },
})
const english = buildSite({ hostname: 'noorderlicht.test', defaultLocale: 'en' })
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

const context = (headers: Record<string, string> = {}, pathname = '/niets', search = ''): ErrorContext => ({
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

describe('errorResponse', () => {
  it.each(EVERY)(
    'for %j has status %d and message %s and is never stored',
    async (action, status, message) => {
      const response = await errorResponse(action, context())
      expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'private, no-store'])
      const body = await response.text()
      expect(body).toContain(`${status} ${message}`)
      expect(body).toMatch(/<h1>[^<]+<\/h1>\s*<p class="detail">[^<]+</)
    },
  )

  it('is described as an answer of its own, which needs no tags of a page', async () => {
    const record = { ...newAnswerRecord(() => false), rendered: true, shareable: true }
    await answerRecords().run(record, () => errorResponse(MISSING, context({ 'user-agent': GOOGLEBOT })))
    expect(record).toMatchObject({ rendered: false, shareable: false })
  })

  it.each(EVERY)('for %j loads no files and no scripts', async (action) => {
    const response = await errorResponse(action, context())
    expect(await response.text()).not.toMatch(/src=|<link|<script|url\(|@import|http/)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it.each(EVERY)('for %j sends no referrer, as the URL may contain a token', async (action) => {
    const response = await errorResponse(action, context({}, '/auth/verify', '?token=a'))
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('has Retry-After for an outage and Allow for a method that is not allowed', async () => {
    const at = async (action: Parameters<typeof errorResponse>[0], name: string) =>
      (await errorResponse(action, context())).headers.get(name)
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
  ] as const)(
    'is in the locale of the path, the site or Accept-Language at %s',
    async (path, of, language, locale) => {
      const headers = { accept: 'text/html,*/*', 'accept-language': language }
      const body = await (await errorResponse(databaseUnavailable(of), context(headers, path))).text()
      expect(body).toContain(`<html lang="${locale}">`)
      expect(body).toContain(locale === 'nl' ? 'Even niet bereikbaar' : 'Temporarily out of reach')
    },
  )

  it('has the name, escaped, and the colours of the site if it is known', async () => {
    const body = await (await errorResponse(databaseUnavailable(site), context())).text()
    expect(body).toContain('Kade &lt;b&gt;')
    expect(body).toContain('color-scheme:dark')
    expect(body).toContain('--mark:#f84808')
    const nobodys = await (await errorResponse(UNKNOWN, context())).text()
    expect(nobodys).toContain('prefers-color-scheme:dark')
  })

  it('shows the request id, which is also in the log', async () => {
    const body = await (
      await errorResponse(databaseUnavailable(), context({ [REQUEST_ID_HEADER]: 'r-12345678' }))
    ).text()
    expect(body).toContain('r-12345678')
  })

  it('is a problem document for a client that accepts JSON', async () => {
    const headers = { accept: 'application/json', 'accept-language': 'nl', [REQUEST_ID_HEADER]: 'r-12345678' }
    const response = await errorResponse(UNKNOWN, context(headers))
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({
      status: 404,
      title: 'Unknown domain',
      instance: '/niets',
      requestId: 'r-12345678',
    })
  })
})

describe('the problem for a malformed path', () => {
  it('has the path as it was received', async () => {
    const headers = { accept: 'application/json', 'x-unreadable': '/_ipx/w_1/%zz' }
    const response = await errorResponse(
      { type: 'badRequest', reason: 'malformed', site },
      context(headers, '/%'),
    )
    expect(await response.json()).toMatchObject({ status: 400, instance: '/_ipx/w_1/%zz' })
  })
})

describe('a page that is not found', () => {
  const page = { type: 'page' } as Action

  it('is a page for people and the problem "Page Not Found: {path}" for programs', async () => {
    expect(isNotFoundWithoutPage(MISSING, context({ accept: 'text/html,*/*' }))).toBe(false)
    const program = context({ accept: 'application/json' })
    expect(isNotFoundWithoutPage(MISSING, program)).toBe(true)
    expect(isNotFoundWithoutPage(page, program)).toBe(false)
    expect(await (await errorResponse(MISSING, program)).json()).toMatchObject({
      status: 404,
      title: 'Page Not Found',
      detail: 'Page Not Found: /niets',
    })
  })
})

describe('a bot', () => {
  const bots: [string, ErrorContext][] = [
    ['by its user agent', context({ 'user-agent': GOOGLEBOT })],
    ['by its query parameter', context({}, '/niets', '?__bot=1')],
  ]

  it.each(bots)('%s gets errors as a status without a body, never stored', async (_, bot) => {
    for (const [action, status] of [...EVERY, [MISSING, 404] as const, [GONE, 410] as const]) {
      const response = await errorResponse(action, bot)
      expect([response.status, await response.text()]).toEqual([status, ''])
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    }
    expect(isNotFoundWithoutPage(MISSING, bot)).toBe(true)
    expect(isNotFoundWithoutPage(GONE, bot)).toBe(true)
  })

  it.each(bots)('%s gets pages that exist', (_, bot) => {
    expect(isNotFoundWithoutPage({ type: 'page' } as Action, bot)).toBe(false)
  })
})
