import { getOperation, listOperation } from '@/src/api/core/resource/read-operations'
import { defineResource } from '@/src/api/core/resource/resource'
import type { WriteOptions } from '@/src/api/core/resource/write'
import { createOperation, removeOperation, updateOperation } from '@/src/api/core/resource/write-operations'
import { category, categoryBody } from './schemas'
import { toCategories } from './serialize'

export const categories = defineResource({
  collection: 'categories',
  path: '/categories',
  param: 'uuid',
  tag: 'Categories',
  noun: 'category',
  plural: 'categories',
  permissions: { read: 'content.read', write: 'content.publish', remove: 'content.publish' },
  localized: true,
  schema: category,
  serialize: toCategories,
  search: ['name', 'slug'],
  exact: ['slug'],
  orders: ['name', '-name', '-createdAt', 'createdAt', '-updatedAt', 'updatedAt'],
})

export const categoryWriting: WriteOptions<'categories', typeof categoryBody> = {
  body: categoryBody,
  toData: ({ slug, ...fields }) => ({ ...fields, ...(slug && { slug }) }),
}

export const adminCategoryOperations = [
  listOperation(categories),
  createOperation(categories, categoryWriting),
  getOperation(categories),
  updateOperation(categories, categoryWriting),
  removeOperation(categories, { description: 'Rejected while posts refer to it.' }),
]
