import { describe, expect, it } from 'vitest'
import { namesOf, singularOf } from '@/scripts/new/names'

describe('namesOf', () => {
  it('returns every form of a name', () => {
    expect(namesOf('price-table-2')).toEqual({
      kebab: 'price-table-2',
      camel: 'priceTable2',
      pascal: 'PriceTable2',
      label: 'Price table 2',
    })
  })

  it.each([undefined, '', 'PriceTable', 'price_table', 'price--table', '-price', '2-prices', 'é', '../x'])(
    'rejects %s',
    (name) => {
      expect(() => namesOf(name)).toThrow('Give a name in kebab case of at most 30 characters')
    },
  )

  it('rejects a name that would make table names too long', () => {
    expect(() => namesOf('x'.repeat(31))).toThrow('at most 30 characters')
  })
})

describe('singularOf', () => {
  it.each([
    ['events', 'event'],
    ['case-studies', 'case-study'],
    ['boxes', 'box'],
    ['classes', 'class'],
    ['news', 'new'],
    ['staff', 'staff'],
  ])('returns the singular of %s: %s', (plural, singular) => {
    expect(singularOf(plural)).toBe(singular)
  })
})
