import { z } from '@hono/zod-openapi'

import { inputOf } from '@/src/api/core/resource/input'
import { sharedField } from '@/src/api/core/resource/shared-fields'
import { localeCode, orNull, slug, timestamp, uuid } from '@/src/api/core/schemas'
import { block, incompleteBlocks } from '@/src/api/shapes/block'
import { richText } from '@/src/api/shapes/rich-text'
import { MAX_BLOCKS } from '@/src/features/pages/rules/max-blocks'
import {
  CURRENCIES,
  MAX_PRICE,
  MAX_VAT_RATE,
  PRODUCT_DEFAULTS,
  PRODUCT_STATUSES,
} from '@/src/features/products/rules/product'

const MAX_LINE = 200
const MAX_PROSE = 2000
const MAX_SPECS = 100
const MAX_IMAGES = 50

const line = z.string().trim().min(1).max(MAX_LINE)
const rowId = z.string().max(100).openapi({ description: 'The id of the row; send it back to keep the row.' })
const currency = z.enum(CURRENCIES)
const status = z
  .enum(PRODUCT_STATUSES)
  .openapi({ description: 'Visitors only see products that are for sale.' })
const price = z
  .number()
  .min(0)
  .max(MAX_PRICE)
  .nullable()
  .openapi({ description: 'With decimals: 19.99 is 19 euros and 99 cents; null: on request.' })
const page = uuid.nullable().openapi({ description: 'The page about it.' })

export const product = z
  .strictObject({
    id: uuid,
    locale: localeCode,
    model: z.string(),
    name: z.string().nullable(),
    summary: z.string().nullable(),
    description: orNull(richText),
    price,
    currency,
    vatRate: z.number().openapi({ description: 'In percent.' }),
    vatIncluded: z.boolean(),
    specs: z.array(z.strictObject({ id: rowId, label: z.string().nullable(), value: z.string().nullable() })),
    images: z.array(uuid),
    blocks: z.array(block),
    incompleteBlocks,
    page,
    status,
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .openapi('Product')

/** The shared fields of a new product. */
export const SHARED_DEFAULTS = {
  ...PRODUCT_DEFAULTS,
  price: null,
  specs: [],
  images: [],
  blocks: [],
  page: null,
}

const spec = z.strictObject({ id: rowId.optional(), label: line, value: line })

export const productBody = inputOf(product, {
  model: slug.openapi({ description: 'Its name in URLs; unique within the tenant.' }),
  name: line,
  summary: z.string().trim().min(1).max(MAX_PROSE),
  description: orNull(richText).default(null),
  price: sharedField(
    price,
    SHARED_DEFAULTS.price,
    'In units of the currency, with decimals; null: on request.',
  ),
  currency: sharedField(currency, SHARED_DEFAULTS.currency),
  vatRate: sharedField(z.number().min(0).max(MAX_VAT_RATE), SHARED_DEFAULTS.vatRate, 'In percent.'),
  vatIncluded: sharedField(z.boolean(), SHARED_DEFAULTS.vatIncluded),
  specs: sharedField(z.array(spec).max(MAX_SPECS), SHARED_DEFAULTS.specs),
  images: sharedField(z.array(uuid).max(MAX_IMAGES), SHARED_DEFAULTS.images),
  blocks: sharedField(z.array(block).max(MAX_BLOCKS), SHARED_DEFAULTS.blocks),
  page: sharedField(page, SHARED_DEFAULTS.page, 'The page about it.'),
  status: sharedField(status, SHARED_DEFAULTS.status, 'Visitors only see products that are for sale.'),
}).openapi('ProductInput')

export const productFilters = { status: status.optional() }
