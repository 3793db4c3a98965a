import type { Product } from '@/payload-types'
import { withKnownRows } from '../../core/block-rows'
import { getOperation, listOperation } from '../../core/resource/read-operations'
import { defineResource } from '../../core/resource/resource'
import type { Writing } from '../../core/resource/write'
import { createOperation, removeOperation, updateOperation } from '../../core/resource/write-operations'
import { product, productBody, productFilters } from './schemas'
import { toProducts } from './serialize'

const products = defineResource({
  collection: 'products',
  path: '/products',
  param: 'id',
  tag: 'Products',
  noun: 'product',
  plural: 'products',
  permissions: { read: 'content.read', write: 'content.write', remove: 'content.delete' },
  localized: true,
  schema: product,
  serialize: toProducts,
  search: ['name', 'model'],
  orders: ['name', '-name', 'model', '-model', '-updatedAt', 'updatedAt', '-createdAt', 'createdAt'],
})

const writing: Writing<'products', typeof productBody> = {
  body: productBody,
  toData: ({ specs, ...fields }, { current }) => ({
    ...fields,
    // Checked by the body's schema; only the ids of rows differ.
    specs: withKnownRows(specs, current?.specs) as NonNullable<Product['specs']>,
  }),
}

export const adminProductOperations = [
  listOperation(products, {
    filters: {
      shape: productFilters,
      where: ({ status }) => (status ? { status: { equals: status } } : undefined),
    },
  }),
  createOperation(products, writing),
  getOperation(products),
  updateOperation(products, writing),
  removeOperation(products),
]
