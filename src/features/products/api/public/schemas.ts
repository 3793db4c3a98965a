import { z } from '@hono/zod-openapi'

import { listQuery } from '@/src/api/core/list'
import { localeCode, timestamp } from '@/src/api/core/schemas'
import { image } from '@/src/api/shapes/image'
import { publicBlock } from '@/src/api/shapes/public-blocks/block'
import { CURRENCIES } from '@/src/features/products/rules/product'
import { MAX_SEGMENT_CHARACTERS } from '@/src/features/urls/rules/slug'

export const listedProduct = z
  .strictObject({
    id: z.uuid(),
    locale: localeCode,
    model: z.string(),
    name: z.string(),
    summary: z.string(),
    price: z
      .number()
      .nullable()
      .openapi({ description: 'With decimals: 19.99 is 19 euros and 99 cents; null: on request.' }),
    currency: z.enum(CURRENCIES),
    vatRate: z.number().openapi({ description: 'In percent.' }),
    vatIncluded: z.boolean(),
    images: z.array(image),
    href: z
      .string()
      .nullable()
      .openapi({ description: 'The URL of its page on the site; null where it has none.' }),
    updatedAt: timestamp,
  })
  .openapi('ListedProduct')

export const publishedProduct = z
  .strictObject({
    ...listedProduct.shape,
    description: z
      .looseObject({ root: z.looseObject({}) })
      .nullable()
      .openapi({ description: 'Rich text.' }),
    html: z
      .string()
      .openapi({ description: 'The description as HTML, without classes and with everything escaped.' }),
    specs: z.array(z.strictObject({ label: z.string(), value: z.string() })),
    blocks: z.array(publicBlock),
  })
  .openapi('PublishedProduct')

export const productsQuery = listQuery(['model', '-model', 'name', '-name', 'price', '-price', '-updatedAt'])

export const modelParams = z.strictObject({
  model: z
    .string()
    .min(1)
    .max(MAX_SEGMENT_CHARACTERS)
    .openapi({ example: 'snede-01', description: 'Its name in URLs.' }),
})
