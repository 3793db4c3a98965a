import { describe, expect, it } from 'vitest'

import { cachingHeaders } from './caching-headers'
import { route } from './route'
import { buildRequest, buildRule, buildSite, memoryStore } from './testing/memory-store'
import type { RedirectRule, RoutingRequest } from './types'

const pages = { nl: { '/': 'home', '/start': 's' }, en: { '/': 'home', '/about': 'a' } }

const ask = (rootRedirect: string, changes: Partial<RoutingRequest> = {}, redirects: RedirectRule[] = []) =>
  route(
    buildRequest(changes),
    memoryStore([
      { site: buildSite({ hostname: 'kade.test', detectLanguage: true, rootRedirect }), pages, redirects },
    ]),
  )

async function answer(...asked: Parameters<typeof ask>): Promise<string> {
  const action = await ask(...asked)
  return action.type === 'redirect' ? `${action.status} ${action.to} ${action.reason}` : action.type
}

describe('the root of a domain redirects to its configured target', () => {
  it.each<[string, Partial<RoutingRequest>, string]>([
    ['/start', {}, '302 /start rootRedirect'],
    ['/en/about#team', {}, '302 /en/about#team rootRedirect'],
    ['/start', { search: '?utm=1' }, '302 /start?utm=1 rootRedirect'],
    ['https://elders.test/welkom', {}, '302 https://elders.test/welkom rootRedirect'],
    ['/start', { rawPath: '/nl/' }, '302 /start rootRedirect'],
    ['/start', { sameOrigin: true }, '302 /start rootRedirect'],
  ])('to %s, asked %j → %s', async (target, changes, expected) => {
    expect(await answer(target, changes)).toBe(expected)
  })

  it.each(['/en', '/en/about', '/start'])('not %s, which is another path', async (rawPath) => {
    expect(await answer('/start', { rawPath })).toBe('page')
  })

  it('before the visitor’s language is looked at', async () => {
    const english = { localeCookie: 'en', acceptLanguage: 'en' }
    expect(await answer('/start', english)).toBe('302 /start rootRedirect')
  })

  it('after the stored redirects, and in one hop where one applies to the target', async () => {
    const stored = buildRule({ from: '/', target: '/en/about', status: 301 })
    expect(await answer('/start', {}, [stored])).toBe('301 /en/about rule')
    const further = buildRule({ from: '/oud', target: '/start', status: 301 })
    expect(await answer('/oud', {}, [further])).toBe('302 /start rule')
  })

  it.each([
    ['itself', '/'],
    ['itself under the default language’s prefix', '/nl'],
    ['itself at its own host', 'https://kade.test/'],
    ['what is no address', 'javascript:alert(1)'],
    ['another host without a protocol', '//evil.test'],
  ])('not to %s', async (_, target) => {
    expect(await answer(target)).toBe('page')
  })

  it('not in a circle with a stored redirect', async () => {
    expect(await answer('/oud', {}, [buildRule({ from: '/oud', target: '/' })])).toBe('page')
  })

  it('is the same for every visitor, and asked for again each time', async () => {
    const action = await ask('/start')
    expect(action.type === 'redirect' && cachingHeaders(action)['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    )
  })
})
