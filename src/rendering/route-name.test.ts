import { describe, expect, it } from 'vitest'

import type { Locale } from '@/src/lib/constants'
import { documentRouteName } from './route-name'

describe('documentRouteName', () => {
  it.each<[Locale, Locale, string | null, string | null, string]>([
    ['nl', 'nl', 'over-ons', '/over-ons', 'over-ons___nl'],
    ['nl', 'en', 'over-ons', '/en/about', 'over-ons___en'],
    ['nl', 'nl', null, '/', 'index___nl'],
    ['nl', 'en', null, '/en', 'index___en'],
    ['en', 'en', null, '/', 'index___en'],
    ['en', 'nl', null, '/nl/over-ons', 'over-ons___nl'],
    ['nl', 'en', null, '/en/cases/3os', 'projecten-slug___en'],
    ['nl', 'nl', null, '/iets', 'slug___nl'],
    ['nl', 'nl', 'blog-slug', '/blog/a/b', 'blog-slug___nl'],
    ['nl', 'en', null, null, 'slug___en'],
  ])('default %s, in %s: key %s at %s → %s', (defaultLocale, locale, routeKey, href, expected) => {
    expect(documentRouteName({ defaultLocale }, locale, { routeKey, href })).toBe(expected)
  })
})
