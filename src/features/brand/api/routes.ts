import { getOperation, listOperation } from '@/src/api/core/resource/read-operations'
import { defineResource, type Serialize } from '@/src/api/core/resource/resource'
import { updateOperation } from '@/src/api/core/resource/write-operations'
import { toBrand, toTheme } from '@/src/api/shapes/brand'
import { referenceId } from '@/src/access/memberships'
import { brand, brandBody } from './schemas'

const serialize: Serialize<'brands', typeof brand> = (_, docs) =>
  docs.map((doc) => ({
    id: doc.id,
    domain: referenceId(doc.domain),
    publication: doc._status === 'published' ? 'published' : 'changed',
    ...toBrand(doc),
    createdAt: doc.createdAt,
    updatedAt: doc.updatedAt,
  }))

export const brands = defineResource({
  collection: 'brands',
  path: '/brands',
  param: 'uuid',
  tag: 'Brands',
  noun: 'brand',
  plural: 'brands',
  permissions: { read: 'domains.read', write: 'domains.write', remove: 'domains.write' },
  drafts: true,
  schema: brand,
  serialize,
  search: [],
  exact: ['domain'],
  orders: ['-updatedAt', 'updatedAt'],
})

export const adminBrandOperations = [
  listOperation(brands),
  getOperation(brands, { description: 'Returns the newest draft.' }),
  updateOperation(brands, {
    body: brandBody,
    toData: ({ status: _status, theme, ...fields }) => ({ ...fields, theme: toTheme(theme) }),
    description:
      'Replaces how a domain looks: omitted fields get the default of a new one. A site always has a brand: nothing takes it offline.',
  }),
]
