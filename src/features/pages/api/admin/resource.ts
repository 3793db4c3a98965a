import { defineResource } from '@/src/api/core/resource/resource'
import { page } from './schemas'
import { toPages } from './serialize'

export const pages = defineResource({
  collection: 'pages',
  path: '/pages',
  param: 'uuid',
  tag: 'Pages',
  noun: 'page',
  plural: 'pages',
  permissions: { read: 'content.read', write: 'content.write', remove: 'content.delete' },
  localized: true,
  drafts: true,
  schema: page,
  fieldNames: { addresses: 'urls' },
  serialize: toPages,
  search: ['title'],
  exact: ['title', 'routeKey'],
  orders: ['-updatedAt', 'updatedAt', '-createdAt', 'createdAt', 'title', '-title'],
})
