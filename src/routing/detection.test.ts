import { describe, expect, it } from 'vitest'
import { negotiateLocale } from './locale'
import { route } from './route'
import { buildRequest, buildSite, memoryStore } from './testing/memory-store'
import type { RoutingRequest } from './types'

const pages = { nl: { '/': 'home', '/contact': 'c' }, en: { '/': 'home' } }
const store = memoryStore([
  { site: buildSite({ hostname: 'plain.test' }), pages },
  { site: buildSite({ hostname: 'asks.test', detectLanguage: true }), pages },
  { site: buildSite({ hostname: 'untranslated.test', detectLanguage: true }), pages: { nl: pages.nl } },
  { site: buildSite({ hostname: 'dutch.test', locales: ['nl'], detectLanguage: true }), pages },
])

async function target(host: string, changes: Partial<RoutingRequest>): Promise<string> {
  const action = await route(buildRequest({ host, ...changes }), store)
  return action.type === 'redirect' ? `${action.status} ${action.to} ${action.reason}` : action.type
}

const english = { acceptLanguage: 'en-GB,en;q=0.9,nl;q=0.8' }
const moved = '302 /en languageDetected'

describe('language detection', () => {
  it.each<[string, Partial<RoutingRequest>, string]>([
    ['plain.test', { localeCookie: 'en' }, moved],
    ['plain.test', { localeCookie: 'nl' }, 'page'],
    ['plain.test', { localeCookie: 'de' }, 'page'],
    ['plain.test', { ...english }, 'page'],
    ['asks.test', { ...english }, moved],
    ['asks.test', { ...english, localeCookie: 'nl' }, 'page'],
    ['asks.test', { ...english, sameOrigin: true }, 'page'],
    ['asks.test', { ...english, search: '?utm=1' }, '302 /en?utm=1 languageDetected'],
    ['asks.test', { ...english, rawPath: '/contact' }, 'page'],
    ['asks.test', { acceptLanguage: 'nl', localeCookie: 'en' }, moved],
    ['asks.test', { acceptLanguage: 'nl', localeCookie: 'nl', rawPath: '/en' }, 'page'],
    ['asks.test', { ...english, localeCookie: 'EN' }, moved],
    ['plain.test', { localeCookie: 'en-US' }, 'page'],
    ['asks.test', { acceptLanguage: 'de,fr' }, 'page'],
    ['asks.test', { acceptLanguage: 'nl,en;q=0.1' }, 'page'],
    ['untranslated.test', { ...english }, 'page'],
    ['dutch.test', { ...english, localeCookie: 'en' }, 'page'],
  ])('%s %j → %s', async (host, changes, expected) => {
    expect(await target(host, changes)).toBe(expected)
  })
})

describe('negotiateLocale', () => {
  it.each<[string | null, string | null]>([
    ['en', 'en'],
    ['nl-BE, en;q=0.9', 'nl'],
    ['de, en;q=0.5, nl;q=0.7', 'nl'],
    ['en;q=0, nl;q=0.1', 'nl'],
    ['*', 'nl'],
    ['de;q=1, *;q=0.1', 'nl'],
    ['', null],
    [null, null],
    ['nonsense;;;q=abc,,', null],
  ])('%s → %s', (header, expected) => {
    expect(negotiateLocale(header, ['nl', 'en'])).toBe(expected)
  })
})
