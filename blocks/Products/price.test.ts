import { describe, expect, it } from 'vitest'

import type { Locale } from '@/src/lib/constants'
import { priceOf } from './price'

const lamp = { price: 1240, currency: 'EUR', vatRate: 21, vatIncluded: false } as const

/** Intl puts a no-break space after the sign of a currency. */
const written = (product: Parameters<typeof priceOf>[0], locale: Locale) => {
  const price = priceOf(product, locale)
  return price && `${price.amount.replaceAll('\u00A0', ' ')} ${price.vat}`
}

describe('priceOf', () => {
  it('writes an amount and its VAT as the language does', () => {
    expect(written(lamp, 'nl')).toBe('€ 1.240 excl. 21% btw')
    expect(written(lamp, 'en')).toBe('€1,240 excl. 21% VAT')
  })

  it('writes cents only where there are any', () => {
    expect(written({ ...lamp, price: 385.5, vatIncluded: true }, 'nl')).toBe('€ 385,50 incl. 21% btw')
    expect(written({ ...lamp, price: 385.5, currency: 'GBP', vatRate: 5.5 }, 'en')).toBe(
      '£385.50 excl. 5.5% VAT',
    )
  })

  it('knows free from on request', () => {
    expect(written({ ...lamp, price: 0 }, 'nl')).toBe('€ 0 excl. 21% btw')
    expect(priceOf({ ...lamp, price: null }, 'nl')).toBeNull()
  })
})
