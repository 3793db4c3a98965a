import type { Access, AccessArgs, CollectionConfig, FieldAccess, Where } from 'payload'

import { hasSomewhere, isSuperAdmin, referenceId, tenantsWith } from './memberships'
import type { Permission } from './permissions'

type CollectionAccess = NonNullable<CollectionConfig['access']>

/** Documents of the tenants in which the user has `permission`; `path` leads to the document's tenant. */
export const inPermittedTenants =
  (permission: Permission, path = 'tenant'): Access =>
  ({ req: { user } }) => {
    if (isSuperAdmin(user)) return true
    const tenants = tenantsWith(user, permission)
    return tenants.length > 0 && ({ [path]: { in: tenants } } satisfies Where)
  }

/** Creating: the tenant named in the data must be one in which the user has `permission`. */
const createInPermittedTenant =
  (permission: Permission): Access =>
  ({ req: { user }, data }: AccessArgs<{ tenant?: string | { id: string } | null } | null>) => {
    if (isSuperAdmin(user)) return true
    const tenants = tenantsWith(user, permission)
    // The admin asks without data whether to offer "create" at all.
    return data?.tenant ? tenants.includes(referenceId(data.tenant)) : tenants.length > 0
  }

/** What `access` allows, of the documents that match `where` alone; super admins are held to it as well. */
export const among =
  (where: Where, access: Access | undefined): Access =>
  async (args) => {
    const allowed = await access?.(args)
    if (!allowed) return false
    return allowed === true ? where : { and: [allowed, where] }
  }

export const superAdminOnly: Access = ({ req: { user } }) => isSuperAdmin(user)
export const nobody: Access = () => false
export const signedIn: Access = ({ req: { user } }) => Boolean(user)

/** A field that only people with `permission` in some tenant (and super admins) may write. */
export const fieldWritableWith =
  (permission: Permission): FieldAccess =>
  ({ req: { user } }) =>
    hasSomewhere(user, permission)

type OfTenant = { id: string; tenant?: string | { id: string } | null }

/**
 * A field of a tenant's document that only people with `permission` in that tenant (and super admins) may read and write.
 * A document that is read without its tenant shows it to nobody, and nobody can search by it.
 */
export const fieldInTenantWith =
  (permission: Permission): FieldAccess<OfTenant> =>
  ({ req: { user }, doc, data }) => {
    if (isSuperAdmin(user)) return true
    const tenant = doc?.tenant ?? (doc?.id ? null : data?.tenant)
    if (tenant) return tenantsWith(user, permission).includes(referenceId(tenant))
    // The form of a document that is not made yet.
    return data !== undefined && !doc?.id && !data.id && hasSomewhere(user, permission)
  }

export const fieldSuperAdminOnly: FieldAccess = ({ req: { user } }) => isSuperAdmin(user)

/** Access of a collection whose documents belong to a tenant. */
export const tenantScoped = (permissions: {
  read: Permission
  write: Permission
  delete?: Permission
}): CollectionAccess => ({
  read: inPermittedTenants(permissions.read),
  readVersions: inPermittedTenants(permissions.read, 'version.tenant'),
  create: createInPermittedTenant(permissions.write),
  update: inPermittedTenants(permissions.write),
  delete: inPermittedTenants(permissions.delete ?? permissions.write),
})
