import { describe, expect, it } from 'vitest'

import { copiedSlug, isSlug, isSlugPath, toSlug } from './slug'

describe('isSlugPath', () => {
  it.each(['why', '2026/payload/why', 'a-1/b-2', 'pagina', 'pagina/een'])('takes %s', (value) => {
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
  ])('refuses %s', (value) => {
    expect(isSlugPath(value)).toBe(false)
  })
})

describe('toSlug', () => {
  it.each([
    ['Eén adres, één rij', 'een-adres-een-rij'],
    ['  C# & .NET?  ', 'c-net'],
    ['日本', ''],
  ])('%s → %s', (title, slug) => {
    expect(toSlug(title)).toBe(slug)
  })

  it('cuts a long title without leaving a hyphen at the end', () => {
    const slug = toSlug(`${'a'.repeat(62)} b c`)
    expect(slug).toBe('a'.repeat(62))
  })
})

it('copiedSlug is the slug of a copy, however long its last part is', () => {
  expect(copiedSlug('2026/waarom')).toBe('2026/waarom-copy')
  const longest = copiedSlug('a'.repeat(63))
  expect([isSlug(longest), longest.endsWith('a-copy')]).toEqual([true, true])
})
