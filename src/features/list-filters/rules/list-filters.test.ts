import { expect, it } from 'vitest'

import { isFiltered, readFilters } from './list-filters'

it('reads a state per language and a path from an address', () => {
  expect(readFilters({ nl: 'changed', en: 'missing', path: ' /over ' })).toEqual({
    states: { nl: 'changed', en: 'missing' },
    path: '/over',
  })
})

it('ignores what means nothing', () => {
  const filters = readFilters({ nl: 'nonsense', en: ['draft'], path: { equals: '/over' } })
  expect(filters).toEqual({ states: { nl: null, en: null }, path: '' })
  expect(isFiltered(filters)).toBe(false)
  expect(isFiltered(readFilters({ path: '/' }))).toBe(true)
})
