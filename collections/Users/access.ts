import type { Access, CollectionConfig, TypedUser, Where } from 'payload'

import { hasSomewhere, isSuperAdmin, tenantsWith } from '@/src/access/memberships'
import type { Permission } from '@/src/access/permissions'
import { superAdminOnly } from '@/src/access/predicates'

/** Oneself, and the people of the tenants in which one has `permission`. */
export function accountsWithin(permission: Permission, user: TypedUser | null): Where | boolean {
  if (!user) return false
  if (isSuperAdmin(user)) return true
  const self: Where = { id: { equals: user.id } }
  const colleagues: Where = { 'tenants.tenant': { in: tenantsWith(user, permission) } }
  return { or: [self, colleagues] }
}

const selfOrPermitted =
  (permission: Permission): Access =>
  ({ req: { user } }) =>
    accountsWithin(permission, user)

export const usersAccess: CollectionConfig['access'] = {
  admin: ({ req: { user } }) => Boolean(user),
  read: selfOrPermitted('users.read'),
  create: ({ req: { user } }) => hasSomewhere(user, 'users.write'),
  update: selfOrPermitted('users.write'),
  // A person may belong to other tenants too: a tenant's admin ends the membership, not the account.
  delete: superAdminOnly,
  unlock: superAdminOnly,
}
