import type { z } from '@hono/zod-openapi'
import type { PaginatedDocs } from 'payload'

import type { Tenant } from '@/payload-types'
import type { AccountCaller } from '@/src/api/core/environment'
import { assertCurrent } from '@/src/api/core/etag'
import { stableSort } from '@/src/api/core/list'
import { ApiError } from '@/src/api/core/problems'
import { likeContains } from '@/src/upstream/payload/database/escape-like'
import { lockRow } from '@/src/platform/database/lock'
import type { tenant } from './schemas'

/** Runs a Local API operation as the account, with its access. */
export const asUser = ({ user, req }: AccountCaller) =>
  ({ collection: 'tenants', user, req, overrideAccess: false, depth: 0 }) as const

export const toTenant = (doc: Tenant): z.output<typeof tenant> => ({
  id: doc.id,
  name: doc.name,
  slug: doc.slug,
  status: doc.status,
  registrationOpen: doc.registrationOpen ?? false,
  defaultTimeZone: doc.defaultTimeZone,
  createdAt: doc.createdAt,
  updatedAt: doc.updatedAt,
})

type Query = { page: number; limit: number; sort: string; search?: string | undefined }

/** A page of the tenants in which the account has a role; of all tenants for a super admin. */
export const findTenants = (
  operator: AccountCaller,
  { search, sort, ...options }: Query,
): Promise<PaginatedDocs<Tenant>> =>
  operator.req.payload.find({
    ...asUser(operator),
    ...options,
    sort: stableSort(sort),
    ...(search && { where: { or: [{ name: likeContains(search) }, { slug: likeContains(search) }] } }),
  })

/** @throws {ApiError} 404 when the tenant does not exist or the account may not see it */
export async function findTenant(operator: AccountCaller, id: string): Promise<Tenant> {
  const { docs } = await operator.req.payload.find({
    ...asUser(operator),
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
  })
  const [doc] = docs
  if (doc) return doc
  throw new ApiError('notFound', `There is no tenant ${id}, or you have no role in it.`)
}

/**
 * Loads a tenant for a change, locked until the transaction ends.
 * @throws {ApiError} 404 when it does not exist, 412 when `If-Match` names another version
 */
export async function lockTenant(operator: AccountCaller, id: string, request: Request): Promise<Tenant> {
  await lockRow(operator.req, 'tenants', id)
  const doc = await findTenant(operator, id)
  assertCurrent(request.headers.get('if-match'), { data: toTenant(doc) })
  return doc
}
