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

import { hasPermissionInAnyTenant, isEnabled, isSuperAdmin, referenceId, tenantsWith } from './memberships'
import type { Permission } from './permissions'
import { tenantInUse } from './tenant-immutability'

type CollectionAccess = NonNullable<CollectionConfig['access']>

/** Limits access to tenants in which the user has `permission`; `path` is the field that holds the document's tenant. */
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
 * The user needs `permission` in the tenant of the data, or else in the selected tenant. If there is neither, only the empty
 * create form is allowed (`requireTenant` rejects the save); with autosave, opening the form would already create a document.
 */
const createInPermittedTenant =
  (permission: Permission): Access =>
  ({ req, data, collectionConfig }: CreateArgs) => {
    const tenant = data?.tenant ? referenceId(data.tenant) : tenantInUse(req)
    if (tenant) return isSuperAdmin(req.user) || tenantsWith(req.user, permission).includes(tenant)
    const hasForm = collectionConfig && !hasAutosaveEnabled(collectionConfig)
    return Boolean(hasForm) && hasPermissionInAnyTenant(req.user, permission)
  }

/** Narrows `access` to the documents that match `where`; this applies to super admins too. */
export const restrictTo =
  (where: Where, access: Access | undefined): Access =>
  async (args) => {
    const allowed = await access?.(args)
    if (!allowed) return false
    return allowed === true ? where : { and: [allowed, where] }
  }

export const superAdminOnly: Access = ({ req: { user } }) => isSuperAdmin(user)
export const denyAll: Access = () => false
export const signedIn: Access = ({ req: { user } }) => user !== null && isEnabled(user)

/** Requires `permission` in at least one tenant, not necessarily that of the document. */
export const fieldWritableWith =
  (permission: Permission): FieldAccess =>
  ({ req: { user } }) =>
    hasPermissionInAnyTenant(user, permission)

type TenantDocument = { id: string; tenant?: string | { id: string } | null }

/**
 * Requires `permission` in the document's own tenant. Denied when a `select` leaves out the tenant, and for queries that filter
 * by the field, because the tenant is then unknown.
 */
export const fieldInTenantWith =
  (permission: Permission): FieldAccess<TenantDocument> =>
  ({ req: { user }, doc, data }) => {
    if (isSuperAdmin(user)) return true
    const tenant = doc?.tenant ?? (doc?.id ? null : data?.tenant)
    if (tenant) return tenantsWith(user, permission).includes(referenceId(tenant))
    // The create form of a new document.
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

const content = tenantScoped({ read: 'content.read', write: 'content.write', delete: 'content.delete' })
const publish = wherePermitted('content.publish')

type Saved = { _status?: unknown; deletedAt?: unknown } | undefined

/** Access of content with drafts. Payload asks it with the status `published` whether somebody may publish. */
export const publishedContent: CollectionAccess = {
  ...content,
  update: (args: AccessArgs<Saved>) =>
    (args.data?._status === 'published' ? publish : content.update)?.(args) ?? false,
}

const PATHS = { members: 'tenants.tenant', invited: 'invitations.tenant' } as const

/**
 * The user's own account, and the accounts in tenants in which the user has `permission`.
 * @param include those who accepted their membership, by default, or also those who were only invited
 */
export function accountsInTenant(
  permission: Permission,
  user: TypedUser | null,
  include: readonly (keyof typeof PATHS)[] = ['members'],
): Where | boolean {
  if (!user || !isEnabled(user)) return false
  if (isSuperAdmin(user)) return true
  const self: Where = { id: { equals: user.id } }
  const tenants = tenantsWith(user, permission)
  return { or: [self, ...include.map((kind) => ({ [PATHS[kind]]: { in: tenants } }))] }
}
