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

describe('rootRedirect', () => {
  it.each<[string, Partial<RoutingRequest>, string]>([
    ['/start', {}, '302 /start rootRedirect'],
    ['/en/about#team', {}, '302 /en/about#team rootRedirect'],
    ['/start', { search: '?utm=1' }, '302 /start?utm=1 rootRedirect'],
    ['https://elders.test/welkom', {}, '302 https://elders.test/welkom rootRedirect'],
    ['/start', { rawPath: '/nl/' }, '302 /start rootRedirect'],
    ['/start', { sameOrigin: true }, '302 /start rootRedirect'],
  ])('to %s, for request %j → %s', async (target, changes, expected) => {
    expect(await answer(target, changes)).toBe(expected)
  })

  it.each(['/en', '/en/about', '/start'])('does not apply to %s', async (rawPath) => {
    expect(await answer('/start', { rawPath })).toBe('page')
  })

  it('takes precedence over locale detection', async () => {
    const english = { localeCookie: 'en', acceptLanguage: 'en' }
    expect(await answer('/start', english)).toBe('302 /start rootRedirect')
  })

  it('gives way to stored redirects, and is combined with them into one hop', async () => {
    const stored = buildRule({ from: '/', target: '/en/about', status: 301 })
    expect(await answer('/start', {}, [stored])).toBe('301 /en/about rule')
    const further = buildRule({ from: '/oud', target: '/start', status: 301 })
    expect(await answer('/oud', {}, [further])).toBe('302 /start rule')
  })

  it.each([
    ['itself', '/'],
    ['itself under the default language’s prefix', '/nl'],
    ['itself at its own host', 'https://kade.test/'],
    ['an invalid URL', 'javascript:alert(1)'],
    ['another host without a protocol', '//evil.test'],
  ])('does not redirect to %s', async (_, target) => {
    expect(await answer(target)).toBe('page')
  })

  it('does not make a loop with a stored redirect', async () => {
    expect(await answer('/oud', {}, [buildRule({ from: '/oud', target: '/' })])).toBe('page')
  })

  it('is the same for every visitor, and is revalidated each time', async () => {
    const action = await ask('/start')
    expect(action.type === 'redirect' && cachingHeaders(action)['cache-control']).toBe(
      'public, max-age=0, must-revalidate',
    )
  })
})
