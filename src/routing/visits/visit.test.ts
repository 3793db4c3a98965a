import { describe, expect, it } from 'vitest'

import type { Served } from '@/src/cache/answer-record'
import { buildSite } from '../testing/memory-store'
import type { Action, PageAction } from '../types'
import { visitOf } from './visit'

const DESKTOP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const TABLET =
  'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.0 Mobile/15E148 Safari/604.1'

const site = buildSite({ hostname: 'www.kade.test' })
const page = (changes: Partial<PageAction> = {}): PageAction => ({
  type: 'page',
  reason: 'pageUrl',
  site,
  locale: 'nl',
  path: '/contact',
  page: { kind: 'page', id: 'page-1', routeKey: null, source: 'pageUrl' },
  view: { type: 'whole' },
  ...changes,
})

const DOCUMENT = { accept: 'text/html,application/xhtml+xml', 'user-agent': DESKTOP }
const served = (headers: Served['headers'] = {}, changes: Partial<Served> = {}): Served => ({
  status: 200,
  method: 'GET',
  headers: { ...DOCUMENT, ...headers },
  forwardedFor: () => '192.0.2.1',
  ...changes,
})
const NAVIGATION = { accept: '*/*', rsc: '1' }

describe('a visit', () => {
  it('is a page with its language, path, referrer and device', () => {
    expect(
      visitOf(page({ locale: 'en' }), served({ referer: 'https://www.elders.test/geheim?wie=ik' })),
    ).toEqual({
      site,
      locale: 'en',
      kind: 'page',
      document: 'page-1',
      path: '/contact',
      referrer: 'elders.test',
      device: 'desktop',
    })
  })

  it.each([
    ['a document', {}],
    ['a document by its destination', { 'sec-fetch-dest': 'document' }],
    ['what the router of the site loads for a link that is followed', NAVIGATION],
    ['what it loads, by its destination', { ...NAVIGATION, 'sec-fetch-dest': 'empty' }],
  ])('is %s', (_, headers) => expect(visitOf(page(), served(headers))).not.toBeNull())

  it('is a copy that the browser has', () =>
    expect(visitOf(page(), served({}, { status: 304 }))).not.toBeNull())

  it('of a list counts for the document that has it', () =>
    expect(visitOf(page({ path: '/blog/pagina/2', view: { type: 'list', page: 2 } }), served())?.path).toBe(
      '/blog',
    ))

  it.each([
    ['a prefetch of the router', { ...NAVIGATION, 'next-router-prefetch': '1' }],
    ['a segment that is fetched ahead', { ...NAVIGATION, 'next-router-segment-prefetch': '/_tree' }],
    ['a prefetch of the browser', { 'sec-purpose': 'prefetch' }],
    ['a prerendering of the browser', { 'sec-purpose': 'prefetch;prerender' }],
    ['a prefetch of an older browser', { purpose: 'prefetch' }],
    ['a prefetch of Firefox', { 'x-moz': 'prefetch' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['what a script fetches', { 'sec-fetch-dest': 'empty' }],
    ['what does not accept HTML', { accept: '*/*' }],
    ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a program', { 'user-agent': 'curl/8.5.0' }],
    ['a program without a name', { 'user-agent': undefined }],
  ])('is not %s', (_, headers) => expect(visitOf(page(), served(headers))).toBeNull())

  it.each([
    ['HEAD', { method: 'HEAD' }],
    ['POST', { method: 'POST' }],
    ['a page that is not there after all', { status: 404 }],
    ['a page that failed', { status: 500 }],
    ['a redirect', { status: 307 }],
  ])('is not %s', (_, changes) => expect(visitOf(page(), served({}, changes))).toBeNull())

  it.each<[string, Action]>([
    ['a feed', page({ view: { type: 'feed' } })],
    ['the image of a page', page({ view: { type: 'card' } })],
    ['the data of a page', page({ view: { type: 'payload', page: 1 } })],
    ['a path that is not found', { type: 'notFound', reason: 'noPage', site, locale: 'nl', path: '/x' }],
    ['a redirect', { type: 'redirect', reason: 'rule', to: '/x', status: 301, external: false }],
    [
      'the sitemap',
      {
        type: 'siteFile',
        reason: 'sitemap',
        site,
        locale: 'nl',
        file: { name: 'sitemap', segments: [] },
      },
    ],
    ['a page of a domain that counts none', page({ site: { ...site, countVisits: false } })],
  ])('is not %s', (_, action) => expect(visitOf(action, served())).toBeNull())
})

describe('the device', () => {
  it.each([
    [DESKTOP, undefined, 'desktop'],
    [PHONE, undefined, 'phone'],
    [TABLET, undefined, 'tablet'],
    [DESKTOP, '?1', 'phone'],
    [DESKTOP, '?0', 'desktop'],
  ])('of %s with the hint %s is a %s', (userAgent, hint, device) =>
    expect(visitOf(page(), served({ 'user-agent': userAgent, 'sec-ch-ua-mobile': hint }))?.device).toBe(
      device,
    ),
  )
})

describe('the referrer', () => {
  it.each([
    [undefined, ''],
    ['', ''],
    ['no address', ''],
    ['https://zoek.test/?q=wie', 'zoek.test'],
    ['https://WWW.Zoek.test:8443/', 'zoek.test'],
    ['https://xn--bcher-kva.example/', 'xn--bcher-kva.example'],
    ['android-app://com.example.reader/', 'com.example.reader'],
    ['https://www.kade.test/over-ons', ''],
    ['https://kade.test/', ''],
    ['http://192.0.2.1/', ''],
    ['http://[2001:db8::1]/', ''],
    ['http://printer/', ''],
  ])('%s counts as %j', (referer, host) => expect(visitOf(page(), served({ referer }))?.referrer).toBe(host))
})
