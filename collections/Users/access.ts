import type { Access, CollectionConfig, FieldAccess, PayloadRequest } from 'payload'

import { hasPermissionInAnyTenant, isSuperAdmin } from '@/src/access/memberships'
import type { Permission } from '@/src/access/permissions'
import { accountsInTenant, superAdminOnly } from '@/src/access/predicates'
import { canInvite } from '@/src/features/accounts/server/invite'
import { hasTokenHeader } from '@/src/platform/http/token-header'

/** What is personal: `protectPerson` refuses it of others, so the panel does not offer it. */
export const ownOrSuperAdmin: FieldAccess<{ id: string }> = ({ id, doc, req: { user } }) =>
  isSuperAdmin(user) || (user !== null && user.id === (id ?? doc?.id))

const selfOrPermitted =
  (permission: Permission): Access =>
  ({ req: { user } }) =>
    accountsInTenant(permission, user)

/** A program of a super admin, which signs its calls on with a token. */
const isProgram = ({ user, headers }: PayloadRequest): boolean =>
  isSuperAdmin(user) && hasTokenHeader(headers)

/** Where people can be invited, nobody types a password for another. */
const createAccount: Access = ({ req }) =>
  hasPermissionInAnyTenant(req.user, 'users.write') && (!canInvite(req.payload) || isProgram(req))

export const usersAccess: CollectionConfig['access'] = {
  admin: ({ req: { user } }) => Boolean(user),
  read: selfOrPermitted('users.read'),
  create: createAccount,
  update: selfOrPermitted('users.write'),
  // A person may belong to other tenants too: a tenant's admin ends the membership, not the account.
  delete: superAdminOnly,
  unlock: superAdminOnly,
}
