import { defineResource } from '@/src/api/core/resource/resource'
import { adminDomain } from './schemas'
import { toDomains } from './serialize'

export const domains = defineResource({
  collection: 'domains',
  path: '/domains',
  param: 'id',
  tag: 'Domains',
  noun: 'domain',
  plural: 'domains',
  permissions: { read: 'domains.read', write: 'domains.write', remove: 'domains.write' },
  localized: true,
  schema: adminDomain,
  serialize: toDomains,
  fieldNames: { 'allowedHosts.*.host': 'allowedHosts.*', 'apiOrigins.*.origin': 'apiOrigins.*' },
  search: ['hostname'],
  exact: ['hostname'],
  orders: ['hostname', '-hostname', '-createdAt', 'createdAt', '-updatedAt', 'updatedAt'],
})
