import { messages } from '@/src/i18n/messages'
import { LANGUAGES, type Locale } from '@/src/lib/constants'
import type { ProductData } from '@/src/rendering/block-data/products'

type Priced = Pick<ProductData, 'price' | 'currency' | 'vatRate' | 'vatIncluded'>

/** The formatted price (cents only if there are any) and a note on VAT; null for a price on request. */
export function priceOf({ price, currency, vatRate, vatIncluded }: Priced, locale: Locale) {
  if (price === null) return null
  const { tag } = LANGUAGES[locale]
  const texts = messages[locale].product
  const money = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const
  const percent = { style: 'percent', maximumFractionDigits: 2 } as const
  const rate = new Intl.NumberFormat(tag, percent).format(vatRate / 100)
  return {
    amount: new Intl.NumberFormat(tag, money).format(price),
    vat: (vatIncluded ? texts.vatIncluded : texts.vatExcluded).replace('{rate}', rate),
  }
}
