import type {
  Access,
  AccessArgs,
  CollectionConfig,
  FieldAccess,
  SanitizedCollectionConfig,
  TypedUser,
  Where,
} from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'

import { hasPermissionInAnyTenant, isSuperAdmin, referenceId, tenantsWith } from './memberships'
import type { Permission } from './permissions'
import { tenantInUse } from './tenant-immutability'

type CollectionAccess = NonNullable<CollectionConfig['access']>

/** Documents of the tenants in which the user has `permission`; `path` leads to the document's tenant. */
export const wherePermitted =
  (permission: Permission, path = 'tenant'): Access =>
  ({ req: { user } }) => {
    if (isSuperAdmin(user)) return true
    const tenants = tenantsWith(user, permission)
    return tenants.length > 0 && ({ [path]: { in: tenants } } satisfies Where)
  }

type CreateArgs = AccessArgs<{ tenant?: string | { id: string } | null } | null> & {
  collectionConfig?: SanitizedCollectionConfig
}

/**
 * Creating: the user must have `permission` in the tenant that the data name, or else in the one in use. Without either
 * nothing is made (`nameTenant`); a form may be offered, in which the tenant is chosen. What saves itself has no such form:
 * it is made the moment that it is opened.
 */
const createInPermittedTenant =
  (permission: Permission): Access =>
  ({ req, data, collectionConfig }: CreateArgs) => {
    const tenant = data?.tenant ? referenceId(data.tenant) : tenantInUse(req)
    if (tenant) return isSuperAdmin(req.user) || tenantsWith(req.user, permission).includes(tenant)
    const hasForm = collectionConfig && !hasAutosaveEnabled(collectionConfig)
    return Boolean(hasForm) && hasPermissionInAnyTenant(req.user, permission)
  }

/** What `access` allows, of the documents that match `where` alone; super admins are held to it as well. */
export const restrictTo =
  (where: Where, access: Access | undefined): Access =>
  async (args) => {
    const allowed = await access?.(args)
    if (!allowed) return false
    return allowed === true ? where : { and: [allowed, where] }
  }

export const superAdminOnly: Access = ({ req: { user } }) => isSuperAdmin(user)
export const denyAll: Access = () => false
export const signedIn: Access = ({ req: { user } }) => Boolean(user)

/** A field that only people with `permission` in some tenant (and super admins) may write. */
export const fieldWritableWith =
  (permission: Permission): FieldAccess =>
  ({ req: { user } }) =>
    hasPermissionInAnyTenant(user, permission)

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
    return data !== undefined && !doc?.id && !data.id && hasPermissionInAnyTenant(user, permission)
  }

export const fieldSuperAdminOnly: FieldAccess = ({ req: { user } }) => isSuperAdmin(user)

/** Access of a collection whose documents belong to a tenant. */
export const tenantScoped = (permissions: {
  read: Permission
  write: Permission
  delete?: Permission
}): CollectionAccess => ({
  read: wherePermitted(permissions.read),
  readVersions: wherePermitted(permissions.read, 'version.tenant'),
  create: createInPermittedTenant(permissions.write),
  update: wherePermitted(permissions.write),
  delete: wherePermitted(permissions.delete ?? permissions.write),
})

/** Oneself, and the people of the tenants in which one has `permission`. */
export function accountsInTenant(permission: Permission, user: TypedUser | null): Where | boolean {
  if (!user) return false
  if (isSuperAdmin(user)) return true
  const self: Where = { id: { equals: user.id } }
  const colleagues: Where = { 'tenants.tenant': { in: tenantsWith(user, permission) } }
  return { or: [self, colleagues] }
}
