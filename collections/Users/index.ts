import type { CollectionConfig } from 'payload'

import { texts } from '@/src/i18n/locale-texts'
import { AUTH_TOKEN_SECONDS } from '@/src/lib/constants'
import { hasPermissionInAnyTenant } from '@/src/access/memberships'
import { usersAccess } from './access'
import { ssoEndpoints } from '@/src/features/single-sign-on'
import { env } from '@/src/platform/env'
import { accountEndpoints } from '@/src/features/accounts/server/payload-endpoints'
import { userFields } from './fields'
import { addSessionEnd } from '@/src/features/accounts/hooks/add-session-end'
import { singleSignOnIndexes } from './single-sign-on'
import { redactConversationsOfAccount } from '@/src/features/assistant/hooks/redact-conversations'
import { checkMemberships } from '@/src/features/accounts/hooks/check-memberships'
import { checkPassword } from '@/src/features/accounts/hooks/check-password'
import { deleteTokensOfAccount } from '@/src/features/accounts/hooks/delete-tokens-of-account'
import { demandSecondFactor } from '@/src/features/accounts/hooks/demand-second-factor'
import { endSessionsOfDisabled } from '@/src/features/accounts/hooks/end-sessions-of-disabled'
import { endSessionsOfNewRole } from '@/src/features/accounts/hooks/end-sessions-of-new-role'
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
import { forgetDevicesOfChanged } from '@/src/features/accounts/hooks/forget-devices'
import { refreshFactorOfRoles } from '@/src/features/accounts/hooks/refresh-factors-due'
import {
  afterOwnPasswordChange,
  requireCurrentPassword,
} from '@/src/features/accounts/hooks/require-current-password'
import { rejectDisabledAccount } from '@/src/features/accounts/hooks/reject-disabled'
import { lowerCaseId } from '@/src/features/accounts/hooks/lower-case-id'
import { limitAccountQueries } from '@/src/features/accounts/hooks/limit-account-queries'
import { secureNewAddress } from '@/src/features/accounts/hooks/secure-new-address'
import { mailFirstRoles, mailRoleChanges } from '@/src/features/accounts/hooks/mail-role-changes'
import { confirmEmailOfInvited } from '@/src/features/accounts/hooks/confirm-email-of-invited'

/** Accounts. Permissions come from a platform role and from a role in each tenant. */
export const Users: CollectionConfig = {
  slug: 'users',
  labels: {
    singular: texts({ nl: 'Gebruiker', en: 'User' }),
    plural: texts({ nl: 'Gebruikers', en: 'Users' }),
  },
  // Tenants' admins cannot read when an account was made.
  defaultSort: 'name',
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
    // Payload locks the account whoever guesses, and so locks its owner out; see `limits.ts` in src/features/accounts.
    maxLoginAttempts: 0,
    useSessions: true,
    cookies: { sameSite: 'Lax' },
    removeTokenFromResponses: true,
    verify: true,
  },
  access: usersAccess,
  // No bulk operations, not even for super admins: sessions are written as a whole, and an account may be the last admin.
  disableBulkEdit: true,
  disableBulkDelete: true,
  endpoints: [...accountEndpoints, ...ssoEndpoints(env.OIDC)],
  hooks: {
    beforeOperation: [
      lowerCaseId,
      limitAccountQueries,
      confirmEmailOfInvited,
      serializeAccountChanges,
      protectAccountIdentity,
      requireCurrentPassword,
    ],
    beforeValidate: [checkPassword, checkMemberships],
    beforeLogin: [rejectDisabledAccount, demandSecondFactor],
    beforeChange: [
      protectAccount,
      requireTenantAdmin,
      endSessionsOfDisabled,
      endSessionsOfNewRole,
      secureNewAddress,
      forgetDevicesOfChanged,
      mailRoleChanges,
    ],
    beforeDelete: [requireTenantAdminOnDelete, deleteTokensOfAccount, redactConversationsOfAccount],
    afterMe: [addSessionEnd],
    afterChange: [refreshFactorOfRoles, mailFirstRoles],
    afterOperation: [afterOwnPasswordChange],
    afterLogout: [serializeSignOuts],
  },
  indexes: singleSignOnIndexes,
  fields: userFields,
}
