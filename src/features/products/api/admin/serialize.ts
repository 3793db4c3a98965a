import type { z } from '@hono/zod-openapi'

import type { Product } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { Serialize } from '@/src/api/core/resource/resource'
import { toBlocks } from '@/src/api/shapes/block'
import { toRichText } from '@/src/api/shapes/rich-text'
import { readIncompleteBlocks } from '@/src/features/pages'
import type { product } from './schemas'

type Shaped = Omit<z.output<typeof product>, 'locale' | 'incompleteBlocks'>

const toProduct = (doc: Product): Shaped => ({
  id: doc.id,
  model: doc.model,
  name: doc.name || null,
  summary: doc.summary || null,
  description: toRichText(doc.description),
  price: doc.price ?? null,
  currency: doc.currency,
  vatRate: doc.vatRate,
  vatIncluded: doc.vatIncluded ?? false,
  specs: (doc.specs ?? []).map(({ id, label, value }) => ({
    id: id ?? '',
    label: label || null,
    value: value || null,
  })),
  images: (doc.images ?? []).map(referenceId),
  blocks: toBlocks(doc.blocks),
  page: doc.page ? referenceId(doc.page) : null,
  status: doc.status,
  createdAt: doc.createdAt,
  updatedAt: doc.updatedAt,
})

export const toProducts: Serialize<'products', typeof product> = async ({ req }, docs, locale) => {
  const incompleteIn = await readIncompleteBlocks(req, 'products', docs)
  return docs.map((doc) => ({ ...toProduct(doc), incompleteBlocks: incompleteIn(doc.id), locale }))
}
