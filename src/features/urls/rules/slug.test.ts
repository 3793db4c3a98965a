import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { slugOfCopy, isSlug, isSlugPath, toSlug } from './slug'

describe('isSlugPath', () => {
  it.each(['why', '2026/payload/why', 'a-1/b-2', 'pagina', 'pagina/een'])('accepts %s', (value) => {
    expect(isSlugPath(value)).toBe(true)
  })

  it.each([
    '',
    '/',
    'a//b',
    '/a',
    'a/',
    'A',
    'a b',
    'é',
    '../a',
    'a--b',
    'feed.xml',
    'a/pagina/2',
    'page/10',
    null,
  ])('rejects %s', (value) => {
    expect(isSlugPath(value)).toBe(false)
  })
})

describe('toSlug', () => {
  it.each([
    ['Eén adres, één rij', 'een-adres-een-rij'],
    ['  C# & .NET?  ', 'c-net'],
    ['日本', ''],
    ['Straße', 'strasse'],
    ['Ølberg & Søn', 'olberg-son'],
    ['naïve café', 'naive-cafe'],
    ['Coördinatie na de reünie', 'coordinatie-na-de-reunie'],
    ['cafe\u0301', 'cafe'],
    ['Feest 🎉 in Utrecht ♥', 'feest-in-utrecht'],
    ['50% off', '50-off'],
    ['Привет, мой мир', 'privet-moy-mir'],
    ["Foto's van GitHub", 'fotos-van-github'],
    ['Œuvre, Łódź, Þór', 'oeuvre-lodz-thor'],
    ['2026/waarom', '2026-waarom'],
    ['', ''],
  ])('converts %s to "%s"', (title, slug) => {
    expect(toSlug(title)).toBe(slug)
  })

  it('returns a valid slug or an empty string for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (title) => {
        const slug = toSlug(title)
        expect(slug === '' || isSlug(slug)).toBe(true)
      }),
    )
  })

  it('truncates a long title without a trailing hyphen', () => {
    const slug = toSlug(`${'a'.repeat(62)} b c`)
    expect(slug).toBe('a'.repeat(62))
  })
})

it('slugOfCopy returns a valid slug, however long the last segment is', () => {
  expect(slugOfCopy('2026/waarom')).toBe('2026/waarom-copy')
  expect(slugOfCopy('2026/waarom-copy', 2)).toBe('2026/waarom-copy-2')
  expect(slugOfCopy('2026/copy')).toBe('2026/copy-copy')
  const longest = slugOfCopy('a'.repeat(63))
  expect([isSlug(longest), longest.endsWith('a-copy')]).toEqual([true, true])
})
