import { ifMatchHeader } from '@/src/api/core/etag'
import { installationOperation } from '@/src/api/core/installation-operation'
import { listOf, listQuery, toMeta } from '@/src/api/core/list'
import { dataOf } from '@/src/api/core/schemas'
import { asUser, lockTenant, findTenant, findTenants, toTenant } from './read'
import { changedTenant, newTenant, removal, removalQuery, tenant, tenantParams } from './schemas'
import { changeTenant, removeTenant } from './write'

const tag = 'Tenants'
const ORDERS = ['name', '-name', 'slug', '-slug', '-createdAt', 'createdAt'] as const

const list = installationOperation({
  tag,
  permission: 'tenants.read',
  method: 'get',
  path: '/tenants',
  summary: 'List the tenants in which you have a role',
  description: 'Super admins get all tenants.',
  query: listQuery(ORDERS).omit({ locale: true }),
  answer: listOf(tenant),
  handle: async ({ operator, query }) => {
    const found = await findTenants(operator, query)
    const find = (first: object) => findTenants(operator, { ...query, ...first })
    return { data: found.docs.map(toTenant), meta: await toMeta(found, query, find) }
  },
})

const create = installationOperation({
  tag,
  permission: 'tenants.create',
  method: 'post',
  path: '/tenants',
  summary: 'Create a tenant',
  body: newTenant,
  answer: dataOf(tenant),
  status: 201,
  problems: ['conflict'],
  handle: async ({ operator, body, headers }) => {
    const doc = await operator.req.payload.create({ ...asUser(operator), data: body })
    headers.set('location', `/api/admin/tenants/${doc.id}`)
    return { data: toTenant(doc) }
  },
})

const get = installationOperation({
  tag,
  permission: 'tenants.read',
  method: 'get',
  path: '/tenants/{id}',
  summary: 'Read a tenant',
  params: tenantParams,
  answer: dataOf(tenant),
  handle: async ({ operator, params }) => ({ data: toTenant(await findTenant(operator, params.id)) }),
})

const update = installationOperation({
  tag,
  permission: 'tenants.write',
  method: 'put',
  path: '/tenants/{id}',
  summary: 'Update a tenant',
  description: 'Only super admins can change slug and status; if omitted, they stay as they are.',
  params: tenantParams,
  headers: ifMatchHeader,
  body: changedTenant,
  answer: dataOf(tenant),
  problems: ['conflict', 'stale'],
  handle: async ({ operator, params, body, request }) => {
    const current = await lockTenant(operator, params.id, request)
    return { data: toTenant(await changeTenant(operator, current, body)) }
  },
})

const remove = installationOperation({
  tag,
  permission: 'tenants.delete',
  method: 'delete',
  path: '/tenants/{id}',
  summary: 'Delete a tenant',
  description:
    'Rejected while it owns content, unless `cascade=true`. Accounts of its members are kept. Returns what was deleted with it.',
  params: tenantParams,
  query: removalQuery,
  headers: ifMatchHeader,
  answer: dataOf(removal),
  problems: ['conflict', 'stale'],
  handle: async ({ operator, params, query, request }) => {
    const current = await lockTenant(operator, params.id, request)
    return { data: { removed: await removeTenant(operator, current, query.cascade === 'true') } }
  },
})

export const adminTenantOperations = [list, create, get, update, remove]
