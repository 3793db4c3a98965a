import { describe, expect, it } from 'vitest'

import { answerRecords, newAnswerRecord } from '@/src/cache/answer-record'
import { frontKey } from '@/src/server/front/key'
import { bypassesRouting } from './pass-through'
import {
  PREVIEW_PAGE_HEADER,
  PREVIEW_TOKEN_HEADER,
  isPreviewPath,
  previewHeaders,
  routePreview,
} from './preview'
import { buildSite } from './testing/memory-store'

const SITES = [
  buildSite({ hostname: 'kade.test' }),
  buildSite({ hostname: 'suspended.test', suspended: true }),
]
const store = {
  findSite: async (hostname: string) => SITES.find((site) => site.hostname === hostname) ?? null,
}

const request = (host: string, method = 'GET') => ({
  method,
  headers: new Headers({ host }),
  nextUrl: { pathname: '/_preview', search: '?token=abc&_rsc=1' },
  cookies: { get: () => undefined },
})

describe('routePreview', () => {
  it('finds the site and the token', async () => {
    const [site] = SITES
    expect(await routePreview(request('kade.test:3000'), store)).toEqual({
      ...{ type: 'preview', reason: 'token', site, token: 'abc', at: null },
    })
  })

  it('finds the page that a brand is shown on, by a path only', async () => {
    const at = async (page: string) =>
      routePreview(
        {
          ...request('kade.test'),
          nextUrl: { pathname: '/_preview', search: `?token=abc&at=${encodeURIComponent(page)}` },
        },
        store,
      )
    expect(await at('/werk/één')).toMatchObject({ at: '/werk/één' })
    expect(await at('https://elders.example')).toMatchObject({ at: null })
  })

  it.each([
    ['nowhere.test', 'GET', 'unknownHost'],
    ['', 'GET', 'unknownHost'],
    ['suspended.test', 'GET', 'suspended'],
    ['kade.test', 'POST', 'methodNotAllowed'],
  ])('rejects what %j cannot show (%s): %s', async (host, method, type) => {
    expect((await routePreview(request(host, method), store)).type).toBe(type)
  })

  it.each([
    ['a call of its own page', 'same-origin', 'preview'],
    ['one of another page', 'same-site', 'methodNotAllowed'],
    ['one of another site', 'cross-site', 'methodNotAllowed'],
  ])('lets the contents of a form in with %s (%s): %s', async (_, site, type) => {
    const sent = request('kade.test', 'POST')
    sent.headers.set('next-action', 'abc')
    sent.headers.set('sec-fetch-site', site)
    expect((await routePreview(sent, store)).type).toBe(type)
  })

  it('is for nobody else, and never stored', async () => {
    const record = newAnswerRecord(() => false)
    await answerRecords().run(record, () => routePreview(request('kade.test'), store))
    expect(record).toMatchObject({ shareable: false, rendered: false })
    const incoming = { method: 'GET', url: '/_preview?token=abc', headers: { host: 'kade.test' } }
    expect(frontKey(incoming as never, { trustedProxies: 0, localeCookie: 'i18n_redirected' })).toBe(
      'infrastructure',
    )
  })
})

it('previews have one path, which no page of a site can have', () => {
  expect(isPreviewPath('/_preview')).toBe(true)
  for (const path of ['/', '/_preview/x', '/_previews', '/en/_preview'])
    expect(isPreviewPath(path)).toBe(false)
  expect(bypassesRouting('/_preview/x')).toBe(true)
})

describe('previewHeaders', () => {
  const [site] = SITES
  const action = {
    type: 'preview',
    reason: 'token',
    site: site ?? buildSite({ hostname: 'kade.test' }),
    token: 'abc',
    at: null,
  } as const

  it('keep the preview out of caches, indexes and Referer headers', () => {
    expect(previewHeaders(action, new Headers()).response).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
  })

  it('replace what the visitor sent, and use a nonce once', () => {
    const sent = new Headers({ [PREVIEW_TOKEN_HEADER]: 'other', [PREVIEW_PAGE_HEADER]: '/x', cookie: 'a=b' })
    const [one, two] = [previewHeaders(action, sent), previewHeaders(action, sent)]
    expect(one.request.get(PREVIEW_TOKEN_HEADER)).toBe('abc')
    expect(one.request.get('cookie')).toBe('a=b')
    expect(one.request.has(PREVIEW_PAGE_HEADER)).toBe(false)
    expect(one.request.get('content-security-policy')).toBe(one.response['content-security-policy'])
    expect(one.response['content-security-policy']).not.toBe(two.response['content-security-policy'])
  })
})
