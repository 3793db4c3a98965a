import type { Access, CollectionConfig, FieldAccess, PayloadRequest } from 'payload'

import { hasPermissionInAnyTenant, isSuperAdmin } from '@/src/access/memberships'
import { accountsInTenant, superAdminOnly } from '@/src/access/predicates'
import { canSendMail } from '@/src/platform/mail/send'
import { PASSWORD_CONFIRMED } from '@/src/features/accounts/hooks/require-current-password'
import { hasTokenHeader } from '@/src/platform/http/token-header'

/** Personal fields. A hook rejects changes by other accounts, so the panel does not offer them. */
export const ownOrSuperAdmin: FieldAccess<{ id: string }> = ({ id, doc, req: { user } }) =>
  isSuperAdmin(user) || (user !== null && user.id === (id ?? doc?.id))

/** One's own password is only written with the current one; super admins set that of others. */
export const passwordWriter: FieldAccess<{ id: string }> = ({ id, doc, req: { user, context } }) =>
  user !== null && user.id === (id ?? doc?.id) ? context[PASSWORD_CONFIRMED] === true : isSuperAdmin(user)

/** Who has only been invited is read, and written by the system alone. */
export const readAccounts: Access = ({ req: { user } }) =>
  accountsInTenant('users.read', user, ['members', 'invited'])

const writeAccounts: Access = ({ req: { user } }) => accountsInTenant('users.write', user)

/** A super admin's program, authenticated with an API token. */
const isProgram = ({ user, headers }: PayloadRequest): boolean =>
  isSuperAdmin(user) && hasTokenHeader(headers)

/** Where invitations can be mailed, nobody chooses a password for someone else. */
const createAccount: Access = ({ req }) =>
  hasPermissionInAnyTenant(req.user, 'users.write') && (!canSendMail(req.payload) || isProgram(req))

export const usersAccess: CollectionConfig['access'] = {
  // Who must set up a second factor gets the screen for that in place of every other.
  admin: ({ req: { user } }) => user !== null && !user.secondFactorDue,
  read: readAccounts,
  create: createAccount,
  update: writeAccounts,
  // An account may belong to several tenants: a tenant's admin removes the membership, not the account.
  delete: superAdminOnly,
  unlock: superAdminOnly,
}
