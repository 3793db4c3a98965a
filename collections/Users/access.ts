import type { Access, CollectionConfig, FieldAccess, PayloadRequest } from 'payload'

import { hasPermissionInAnyTenant, isSuperAdmin } from '@/src/access/memberships'
import type { Permission } from '@/src/access/permissions'
import { accountsInTenant, superAdminOnly } from '@/src/access/predicates'
import { canInvite } from '@/src/features/accounts/server/invite'
import { hasTokenHeader } from '@/src/platform/http/token-header'

/** Personal fields. A hook rejects changes by other accounts, so the panel does not offer them. */
export const ownOrSuperAdmin: FieldAccess<{ id: string }> = ({ id, doc, req: { user } }) =>
  isSuperAdmin(user) || (user !== null && user.id === (id ?? doc?.id))

const selfOrPermitted =
  (permission: Permission): Access =>
  ({ req: { user } }) =>
    accountsInTenant(permission, user)

/** A super admin's program, authenticated with an API token. */
const isProgram = ({ user, headers }: PayloadRequest): boolean =>
  isSuperAdmin(user) && hasTokenHeader(headers)

/** Where invitations can be sent, nobody chooses a password for someone else. */
const createAccount: Access = ({ req }) =>
  hasPermissionInAnyTenant(req.user, 'users.write') && (!canInvite(req.payload) || isProgram(req))

export const usersAccess: CollectionConfig['access'] = {
  admin: ({ req: { user } }) => Boolean(user),
  read: selfOrPermitted('users.read'),
  create: createAccount,
  update: selfOrPermitted('users.write'),
  // An account may belong to several tenants: a tenant's admin removes the membership, not the account.
  delete: superAdminOnly,
  unlock: superAdminOnly,
}
