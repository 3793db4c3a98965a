import { expect, it } from 'vitest'

import { countFilters, readFilters } from './list-filters'

it('reads a state per language and a path from an address', () => {
  expect(readFilters({ nl: 'changed', en: 'missing', path: ' /over ' })).toEqual({
    states: { nl: 'changed', en: 'missing' },
    path: '/over',
  })
})

it('ignores what means nothing', () => {
  const filters = readFilters({ nl: 'nonsense', en: ['draft'], path: { equals: '/over' } })
  expect(filters).toEqual({ states: { nl: null, en: null }, path: '' })
  expect(countFilters(filters)).toBe(0)
})

it('counts the filters that are set', () => {
  expect(countFilters(readFilters({ path: '/' }))).toBe(1)
  expect(countFilters(readFilters({ nl: 'draft', en: 'draft', path: '/over' }))).toBe(3)
})
