export const CURRENCIES = ['EUR', 'USD', 'GBP'] as const
export type Currency = (typeof CURRENCIES)[number]

/** Visitors only see products that are for sale. */
export const PRODUCT_STATUSES = ['forSale', 'hidden'] as const
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

/** In whole units of the currency. */
export const MAX_PRICE = 10_000_000
/** In percent. */
export const MAX_VAT_RATE = 100

/** Defaults of a new product. */
export const PRODUCT_DEFAULTS: {
  currency: Currency
  vatRate: number
  vatIncluded: boolean
  status: ProductStatus
} = { currency: 'EUR', vatRate: 21, vatIncluded: false, status: 'forSale' }
