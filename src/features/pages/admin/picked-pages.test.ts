import { describe, expect, it } from 'vitest'

import { fromIds, idsIn } from './picked-pages'

describe.each([
  ['one page', { relationTo: 'pages' }, 'a', ['a']],
  ['several pages', { relationTo: 'pages', hasMany: true }, ['a', 'b'], ['a', 'b']],
  ['a page in a rich text', { relationTo: ['pages'] }, { relationTo: 'pages', value: 'a' }, ['a']],
])('the value of a field for %s', (_, field, value, ids) => {
  it('is read and made', () => {
    expect(idsIn(value)).toEqual(ids)
    expect(fromIds(ids, field)).toEqual(value)
  })
})

it('is null, or an empty list, without a page', () => {
  expect(idsIn(null)).toEqual([])
  expect(fromIds([], { relationTo: 'pages' })).toBeNull()
  expect(fromIds([], { relationTo: 'pages', hasMany: true })).toEqual([])
})
