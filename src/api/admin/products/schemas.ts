import { z } from '@hono/zod-openapi'

import { isSlug } from '@/src/lib/slug'
import { localeCode, orNull, timestamp, uuid } from '../../core/schemas'
import { richText } from '../../shapes/rich-text'

const MAX_LINE = 200
const MAX_PROSE = 2000
const MAX_PRICE = 10_000_000
const MAX_SPECS = 100
const MAX_IMAGES = 50

const line = z.string().trim().min(1).max(MAX_LINE)
const rowId = z.string().max(100).openapi({ description: 'Of the row; send it back to keep the row.' })
const currency = z.enum(['EUR', 'USD', 'GBP'])
const status = z
  .enum(['forSale', 'hidden'])
  .openapi({ description: 'Only what is for sale can be seen by visitors.' })
const price = z
  .number()
  .min(0)
  .max(MAX_PRICE)
  .nullable()
  .openapi({ description: '19.99 is nineteen euros and 99 cents; null: on request.' })
const page = uuid.nullable().openapi({ description: 'The page that tells about it.' })

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
    page,
    status,
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .openapi('Product')

export const productBody = z
  .strictObject({
    model: z
      .string()
      .refine(isSlug, 'Use lower-case letters, digits and hyphens, at most 63 characters.')
      .openapi({ description: 'Its name in addresses; no other product of the tenant has it.' }),
    name: line,
    summary: z.string().trim().min(1).max(MAX_PROSE),
    description: orNull(richText).default(null),
    price: price.default(null),
    currency: currency.default('EUR'),
    vatRate: z.number().min(0).max(100).default(21),
    vatIncluded: z.boolean().default(false),
    specs: z
      .array(z.strictObject({ id: rowId.optional(), label: line, value: line }))
      .max(MAX_SPECS)
      .default([]),
    images: z.array(uuid).max(MAX_IMAGES).default([]),
    page: page.default(null),
    status: status.default('forSale'),
  })
  .openapi('ProductInput')

export const productFilters = { status: status.optional() }
