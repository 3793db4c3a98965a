import { describe, expect, it } from 'vitest'

import type { Locale } from '@/src/lib/constants'
import { priceOf } from './price'

const lamp = { price: 1240, currency: 'EUR', vatRate: 21, vatIncluded: false } as const

/** Intl puts a no-break space after a currency symbol. */
const written = (product: Parameters<typeof priceOf>[0], locale: Locale) => {
  const price = priceOf(product, locale)
  return price && `${price.amount.replaceAll('\u00A0', ' ')} ${price.vat}`
}

describe('priceOf', () => {
  it('formats the amount and the VAT note in the locale', () => {
    expect(written(lamp, 'nl')).toBe('€ 1.240 excl. 21% btw')
    expect(written(lamp, 'en')).toBe('€1,240 excl. 21% VAT')
  })

  it('shows cents only if there are any', () => {
    expect(written({ ...lamp, price: 385.5, vatIncluded: true }, 'nl')).toBe('€ 385,50 incl. 21% btw')
    expect(written({ ...lamp, price: 385.5, currency: 'GBP', vatRate: 5.5 }, 'en')).toBe(
      '£385.50 excl. 5.5% VAT',
    )
  })

  it('distinguishes a free product from a price on request', () => {
    expect(written({ ...lamp, price: 0 }, 'nl')).toBe('€ 0 excl. 21% btw')
    expect(priceOf({ ...lamp, price: null }, 'nl')).toBeNull()
  })
})
