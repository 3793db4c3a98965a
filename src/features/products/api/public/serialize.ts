import type { z } from '@hono/zod-openapi'

import type { WholeProduct } from '@/src/rendering/product'
import type { PublishedProduct } from '@/src/rendering/products'
import { populatedMedia } from '@/src/rendering/site'
import type { Locale } from '@/src/lib/constants'
import { toImage } from '@/src/api/shapes/image'
import { toPublicBlocks } from '@/src/api/shapes/public-blocks/block'
import { publish } from '@/src/api/shapes/public-content'
import { toHtml } from '@/src/api/shapes/rich-text-html'
import type { listedProduct, publishedProduct } from './schemas'

type Listed = z.output<typeof listedProduct>
type Published = z.output<typeof publishedProduct>

export const toListed = ({ product, href }: PublishedProduct, locale: Locale): Listed => ({
  id: product.id,
  locale,
  model: product.model,
  name: product.name,
  summary: product.summary,
  price: product.price ?? null,
  currency: product.currency,
  vatRate: product.vatRate,
  vatIncluded: product.vatIncluded ?? false,
  images: (product.images ?? []).flatMap((image) => toImage(populatedMedia(image)) ?? []),
  href,
  updatedAt: product.updatedAt,
})

export const toPublished = (shown: WholeProduct, locale: Locale): Published => ({
  ...toListed(shown, locale),
  // Rich text stays rich text; only its references are resolved.
  description: publish(shown.product.description ?? null) as Published['description'],
  html: toHtml(shown.product.description),
  specs: (shown.product.specs ?? []).flatMap(({ label, value }) =>
    label && value ? [{ label, value }] : [],
  ),
  blocks: toPublicBlocks(shown.product.blocks ?? [], shown.data),
})
