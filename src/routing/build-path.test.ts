import { describe, expect, it } from 'vitest'
import { ancestorPaths, isWithin } from './parse-path'
import { encodePath, localizedPath } from './build-path'

describe('localizedPath', () => {
  it.each([
    ['nl', 'nl', '/over-ons', '/over-ons'],
    ['en', 'nl', '/about', '/en/about'],
    ['en', 'nl', '/', '/en'],
    ['nl', 'nl', '/', '/'],
    ['nl', 'en', '/', '/nl'],
  ] as const)('%s where %s is the default: %s → %s', (locale, defaultLocale, path, expected) => {
    expect(localizedPath(locale, defaultLocale, path)).toBe(expected)
  })
})

describe('encodePath', () => {
  it('encodes what must be encoded, and keeps readable characters', () => {
    expect(encodePath('/café/a b/@x:y,z?#%')).toBe('/caf%C3%A9/a%20b/@x:y,z%3F%23%25')
  })
})

describe('ancestorPaths', () => {
  it('lists every path that a prefix redirect could start at', () => {
    expect(ancestorPaths('/a/b')).toEqual(['/', '/a', '/a/b'])
    expect(ancestorPaths('/')).toEqual(['/'])
  })

  it('counts whole segments', () => {
    expect([
      isWithin('/a/b', '/a'),
      isWithin('/ab', '/a'),
      isWithin('/a', '/a'),
      isWithin('/x', '/'),
    ]).toEqual([true, false, true, true])
  })
})
