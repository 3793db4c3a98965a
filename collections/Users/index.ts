import type { CollectionConfig } from 'payload'

import { texts } from '@/src/i18n/locale-texts'
import { AUTH_TOKEN_SECONDS } from '@/src/lib/constants'
import { hasPermissionInAnyTenant } from '@/src/access/memberships'
import { LOCK_SECONDS, MAX_LOGIN_ATTEMPTS } from '@/src/features/accounts/server/limits'
import { usersAccess } from './access'
import { accountEndpoints } from '@/src/features/accounts/server/payload-endpoints'
import { userFields } from './fields'
import { checkMemberships } from '@/src/features/accounts/hooks/check-memberships'
import { checkPassword } from '@/src/features/accounts/hooks/check-password'
import { endSessionsOfDisabled } from '@/src/features/accounts/hooks/end-sessions-of-disabled'
import {
  requireTenantAdmin,
  requireTenantAdminOnDelete,
} from '@/src/features/accounts/hooks/require-tenant-admin'
import {
  serializeAccountChanges,
  serializeSignOuts,
} from '@/src/features/accounts/hooks/serialize-account-changes'
import { protectAccount } from '@/src/features/accounts/hooks/protect-account'
import { protectAccountIdentity } from '@/src/features/accounts/hooks/protect-account-identity'
import { rejectDisabledAccount } from '@/src/features/accounts/hooks/reject-disabled'
import { selectTenant } from '@/src/features/accounts/hooks/select-tenant'
import { confirmEmailOfInvited } from '@/src/features/accounts/hooks/confirm-email-of-invited'

/** Accounts. Permissions come from a platform role and from a role in each tenant. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: {
    singular: texts({ nl: 'Gebruiker', en: 'User' }),
    plural: texts({ nl: 'Gebruikers', en: 'Users' }),
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'roles', '_verified', 'status', 'updatedAt'],
    listSearchableFields: ['name', 'email'],
    components: {
      beforeListTable: ['/src/features/accounts/admin/people/Invite#Invite'],
      edit: { beforeDocumentControls: ['/src/features/accounts/admin/people/EndMembership#EndMembership'] },
    },
    hidden: ({ user }) => !hasPermissionInAnyTenant(user as never, 'users.read'),
    description: texts({
      nl: 'Mensen die kunnen inloggen. Rechten komen uit hun rol per organisatie.',
      en: 'People who can sign in. Their permissions come from their role per tenant.',
    }),
  },
  auth: {
    tokenExpiration: AUTH_TOKEN_SECONDS,
    maxLoginAttempts: MAX_LOGIN_ATTEMPTS,
    lockTime: LOCK_SECONDS * 1000,
    useSessions: true,
    cookies: { sameSite: 'Lax' },
    verify: true,
  },
  access: usersAccess,
  // No bulk operations, not even for super admins: sessions are written as a whole, and an account may be the last admin.
  disableBulkEdit: true,
  disableBulkDelete: true,
  endpoints: accountEndpoints,
  hooks: {
    beforeOperation: [confirmEmailOfInvited, serializeAccountChanges, protectAccountIdentity],
    beforeValidate: [checkPassword, checkMemberships],
    beforeLogin: [rejectDisabledAccount],
    beforeChange: [protectAccount, requireTenantAdmin, endSessionsOfDisabled],
    beforeDelete: [requireTenantAdminOnDelete],
    afterLogin: [selectTenant],
    afterLogout: [serializeSignOuts],
  },
  fields: userFields,
}
