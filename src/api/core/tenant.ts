import type { Payload, Where } from 'payload'
import { z } from 'zod'

import type { Tenant } from '@/payload-types'
import { apiTokenOf, scopeAllows } from '@/src/access/api-token'
import { isSuperAdmin, referenceId, tenantsWith } from '@/src/access/memberships'
import type { Permission } from '@/src/access/permissions'
import { cacheTags } from '@/src/cache/tags'
import { processCaches } from '@/src/cache/tagged-cache'
import type { Caller, NamedTenant } from './environment'
import { ApiError } from './problems'

/** At most this many tenants are listed in a problem; only a super admin can have more. */
const MAX_LISTED = 100

async function findTenants(payload: Payload, user: Caller['user'], where: Where): Promise<Tenant[]> {
  const { docs } = await payload.find({
    collection: 'tenants',
    where,
    sort: 'slug',
    limit: MAX_LISTED,
    pagination: false,
    depth: 0,
    user,
    overrideAccess: false,
  })
  return docs
}

const slugKey = (slug: string): string => `slug ${slug}`
const idKey = (id: string): string => `id ${id}`

/** Where the cache has the tenant; null when it takes a query to know which. @param ids of the caller's own tenants */
function keyOf(named: NamedTenant | undefined, ids: readonly string[]): string | null {
  if (named) return 'id' in named ? idKey(named.id) : slugKey(named.slug)
  const [only, ...others] = new Set(ids)
  return only === undefined || others.length > 0 ? null : idKey(only)
}

const noTenant = () => new ApiError('notFound', 'No such tenant, or you have no role in it.')

/**
 * The tenant that an admin request acts in: the named one, else the caller's only one.
 * @throws {ApiError} 404 when it does not exist or is not the caller's, 400 when one must be named, 403 without any role
 */
export async function chooseTenant(
  payload: Payload,
  user: Caller['user'],
  named: NamedTenant | undefined,
): Promise<Tenant> {
  const ids = (user.tenants ?? []).map(({ tenant }) => referenceId(tenant))
  if (!isSuperAdmin(user) && ids.length === 0)
    throw new ApiError('forbidden', 'You have no role in any tenant. Ask an admin of the tenant for one.')
  if (named && 'id' in named && !z.uuid().safeParse(named.id).success) throw noTenant()
  const key = keyOf(named, isSuperAdmin(user) ? [] : ids)
  const { tenants: cache } = processCaches()
  const since = cache.generation()
  const cached = key === null ? undefined : cache.get(key)?.tenant
  if (cached && (isSuperAdmin(user) || tenantsWith(user, 'tenants.read').includes(cached.id))) return cached
  const own: Where = isSuperAdmin(user) ? {} : { id: { in: ids } }
  const tenants = await findTenants(
    payload,
    user,
    named
      ? { and: [own, 'id' in named ? { id: { equals: named.id } } : { slug: { equals: named.slug } }] }
      : own,
  )
  const [tenant] = tenants
  if (tenant && tenants.length === 1) {
    const entry = { tenant, tags: [cacheTags.tenant(tenant.id)] }
    cache.set(slugKey(tenant.slug), entry, since)
    cache.set(idKey(tenant.id), entry, since)
    return tenant
  }
  if (named || !tenant) throw noTenant()
  throw new ApiError('tenantNotNamed', 'Name the tenant to act in with the header X-Tenant: <slug>.', {
    members: { tenants: tenants.map((candidate) => candidate.slug) },
  })
}

/** Whether the account's role in the tenant has the permission. */
export const isPermitted = (user: Caller['user'], tenant: Tenant, permission: Permission): boolean =>
  isSuperAdmin(user) || tenantsWith(user, permission).includes(tenant.id)

/** @throws {ApiError} 403 unless the account's role in the tenant has the permission, and its API token the scope */
export function assertPermitted(user: Caller['user'], tenant: Tenant, permission: Permission): void {
  if (isPermitted(user, tenant, permission)) return
  const scope = apiTokenOf(user)?.scope
  if (scope && !scopeAllows(scope, permission))
    throw new ApiError(
      'forbidden',
      `The scope of this API token, \`${scope}\`, does not include ${permission}.`,
    )
  throw new ApiError('forbidden', `Your role in "${tenant.slug}" does not include ${permission}.`)
}
