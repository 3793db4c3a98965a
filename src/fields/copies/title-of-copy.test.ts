import { expect, it } from 'vitest'

import { nameCopy } from './title-of-copy'

it.each([
  ['Over ons', 'nl', 'Over ons (kopie)'],
  ['About us', 'en', 'About us (copy)'],
  ['Over ons (kopie)', 'nl', 'Over ons (kopie 2)'],
  ['Over ons (kopie 9)', 'nl', 'Over ons (kopie 10)'],
  ['Over ons (copy)', 'nl', 'Over ons (kopie 2)'],
  ['Kleuren (rood)', 'nl', 'Kleuren (rood) (kopie)'],
] as const)('names a copy of “%s” in %s', (title, locale, name) => {
  expect(nameCopy(title, locale)).toBe(name)
})

it('shortens a name that has no room for it', () => {
  expect(nameCopy('Een lange naam', 'nl', 16)).toBe('Een lang (kopie)')
})
