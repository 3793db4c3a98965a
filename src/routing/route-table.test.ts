import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/src/lib/constants'
import { ROUTES, routeKeyOf, routeName } from './route-table'

describe('route table', () => {
  it.each([
    ['nl', '/', 'index'],
    ['en', '/', 'index'],
    ['nl', '/over-ons', 'over-ons'],
    ['en', '/about', 'over-ons'],
    ['en', '/over-ons', 'slug'],
    ['nl', '/projecten', 'projecten'],
    ['nl', '/projecten/3os', 'projecten-slug'],
    ['en', '/cases/3os', 'projecten-slug'],
    ['nl', '/blog/2024/payload/waarom', 'blog-slug'],
    ['en', '/approach/blocks/anayltics', 'werkwijze-blocks-anayltics'],
    ['nl', '/iets/anders', 'slug'],
  ] as const)('%s %s → %s', (locale, path, key) => {
    expect(routeKeyOf(locale, path)).toBe(key)
  })

  it('gives each path one key per locale', () => {
    for (const locale of LOCALES) {
      const paths = Object.values(ROUTES).map((route) => route[locale])
      expect(new Set(paths).size).toBe(paths.length)
    }
  })

  it('names routes with three underscores', () => {
    expect(routeName('index', 'en')).toBe('index___en')
  })
})
