import { describe, expect, it } from 'vitest'
import { resolvePath } from './resolve-path'
import { buildRule, buildSite, memoryStore } from './testing/memory-store'

const site = buildSite({ hostname: 'kade.test' })
const moved = buildSite({ hostname: 'moved.test', redirectTo: 'kade.test' })
const shut = buildSite({ hostname: 'shut.test', suspended: true })
const store = memoryStore([
  {
    site,
    pages: {
      nl: { '/': 'home', '/over-ons': 'about', '/blog/a/b': 'post' },
      en: { '/': 'home', '/about': 'about' },
    },
    redirects: [
      buildRule({ from: '/oud', target: '/over-ons', status: 301 }),
      buildRule({ from: '/deel', target: '/over-ons#team' }),
      buildRule({ from: '/weg', target: null, status: 410 }),
      buildRule({ from: '/buiten', target: 'https://elders.test/' }),
    ],
  },
  { site: moved, pages: {} },
  { site: shut, pages: {} },
])

describe('resolvePath', () => {
  it.each([
    ['/', undefined, 'home', 'nl', 'index___nl', '/'],
    ['/en', undefined, 'home', 'en', 'index___en', '/en'],
    ['/', 'en', 'home', 'en', 'index___en', '/en'],
    ['/en/about', undefined, 'about', 'en', 'over-ons___en', '/en/about'],
    ['/about', 'en', 'about', 'en', 'over-ons___en', '/en/about'],
    ['/en/about', 'en', 'about', 'en', 'over-ons___en', '/en/about'],
    ['over-ons?x=1#team', 'nl', 'about', 'nl', 'over-ons___nl', '/over-ons'],
    ['/blog/a/b', undefined, 'post', 'nl', 'blog-slug___nl', '/blog/a/b'],
  ] as const)('%s (%s) → page %s in %s', async (address, locale, id, found, routeName, path) => {
    const resolution = await resolvePath(store, site, address, { locale })
    expect(resolution).toEqual({
      type: 'page',
      kind: 'page',
      id,
      locale: found,
      routeName,
      path,
      listPage: 1,
    })
  })

  it.each([
    ['/oud', '/over-ons', 301, false],
    ['/oud#team', '/over-ons#team', 301, false],
    ['/deel#ander', '/over-ons#team', 302, false],
    ['/over-ons/?a=1#team', '/over-ons?a=1#team', 308, false],
    ['/nl/over-ons#x', '/over-ons#x', 308, false],
    ['//evil.test#x', '/evil.test#x', 308, false],
    ['/buiten', 'https://elders.test/', 302, true],
  ])('%s → redirect %s', async (address, to, status, external) => {
    expect(await resolvePath(store, site, address)).toEqual({ type: 'redirect', to, status, external })
  })

  it.each([
    ['/niets', 'notFound'],
    ['/over-ons/opengraph.png', 'notFound'],
    ['/over-ons/_payload.json', 'notFound'],
    ['/about', 'notFound'],
    ['/weg', 'gone'],
    ['/%00', 'badRequest'],
    [`/${'x'.repeat(9000)}`, 'badRequest'],
  ])('%s → %s', async (address, type) => {
    expect(await resolvePath(store, site, address)).toEqual({ type })
  })

  it('returns `suspended` for a suspended site', async () => {
    expect(await resolvePath(store, shut, '/')).toEqual({ type: 'suspended' })
  })

  it('redirects a moved domain to its new host', async () => {
    const resolution = await resolvePath(store, moved, '/a?b#c', { protocol: 'http:', port: '3000' })
    expect(resolution).toMatchObject({ type: 'redirect', to: 'http://kade.test:3000/a?b#c', external: true })
  })
})
