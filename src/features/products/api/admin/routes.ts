import type { Product } from '@/payload-types'
import { TEXT_NODES } from '@/src/lib/rich-text-nodes'
import { assertBlocksFit } from '@/src/api/core/block-schema'
import { checkRowIds } from '@/src/api/core/block-rows'
import { assertRichTextNodes } from '@/src/api/core/rich-text-nodes'
import { getOperation, listOperation } from '@/src/api/core/resource/read-operations'
import { defineResource } from '@/src/api/core/resource/resource'
import { LANGUAGE_RULE, sharedFields } from '@/src/api/core/resource/shared-fields'
import type { WriteOptions } from '@/src/api/core/resource/write'
import { createOperation, removeOperation, updateOperation } from '@/src/api/core/resource/write-operations'
import { product, productBody, productFilters, SHARED_DEFAULTS } from './schemas'
import { toProducts } from './serialize'

export const products = defineResource({
  collection: 'products',
  path: '/products',
  param: 'id',
  tag: 'Products',
  noun: 'product',
  plural: 'products',
  permissions: { read: 'content.read', write: 'content.publish', remove: 'content.publish' },
  localized: true,
  schema: product,
  serialize: toProducts,
  search: ['name', 'model'],
  exact: ['model'],
  orders: ['name', '-name', 'model', '-model', '-updatedAt', 'updatedAt', '-createdAt', 'createdAt'],
})

export const productWriting: WriteOptions<'products', typeof productBody> = {
  body: productBody,
  toData: ({ model, name, summary, description, ...given }, { caller, current }) => {
    assertRichTextNodes(description, 'description', TEXT_NODES)
    const { specs, blocks, ...shared } = sharedFields(given, SHARED_DEFAULTS, current)
    if (blocks) assertBlocksFit(caller.req.payload, blocks)
    return {
      ...{ model, name, summary, description },
      ...shared,
      // Validated by the body's schema and those of the block types; only the ids of rows differ in type.
      ...(blocks && { blocks: checkRowIds(blocks, current?.blocks ?? []) as NonNullable<Product['blocks']> }),
      ...(specs && { specs: checkRowIds(specs, current?.specs ?? []) as NonNullable<Product['specs']> }),
    }
  },
}

export const adminProductOperations = [
  listOperation(products, {
    filters: {
      shape: productFilters,
      where: ({ status }) => (status ? { status: { equals: status } } : undefined),
    },
  }),
  createOperation(products, productWriting),
  getOperation(products),
  updateOperation(products, { ...productWriting, description: LANGUAGE_RULE }),
  removeOperation(products),
]
