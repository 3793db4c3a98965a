import { defineResource } from '@/src/api/core/resource/resource'
import { template } from './schemas'
import { toTemplates } from './serialize'

export const templates = defineResource({
  collection: 'templates',
  path: '/templates',
  param: 'uuid',
  tag: 'Templates',
  noun: 'template',
  plural: 'templates',
  permissions: { read: 'content.read', write: 'content.write', remove: 'content.delete' },
  localized: true,
  drafts: true,
  schema: template,
  serialize: toTemplates,
  search: ['name', 'description'],
  exact: ['name'],
  orders: ['name', '-name', '-updatedAt', 'updatedAt', '-createdAt', 'createdAt'],
})
