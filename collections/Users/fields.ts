import type { Field } from 'payload'

import { ACCOUNT_STATUSES, PLATFORM_ROLES } from '@/src/access/permissions'
import { fieldSuperAdminOnly } from '@/src/access/predicates'
import { texts } from '@/src/i18n/locale-texts'
import { ADMIN_LOCALE } from '@/src/lib/constants'
import { LANGUAGE_OPTIONS, selectOptions } from '@/src/fields/select-options'
import { ownOrSuperAdmin, passwordWriter } from './access'
import { lastTenantField } from './last-tenant'
import { membershipsField, ROLE_OPTIONS } from './memberships'
import { sessionsField } from './sessions'
import { singleSignOnFields } from './single-sign-on'
import { showInvitedName, showOwnTenants } from '@/src/features/accounts/hooks/show-own-tenants'

/** Only the system writes these fields. */
const writtenBySystem = { create: () => false, update: () => false }
/** Of another account, a tenant's admin sees name, address and the role in that tenant. */
const personal = { read: ownOrSuperAdmin }

/** Memberships that the person has not accepted yet. Kept apart from `tenants`, so that they cannot give any permission. */
const invitations: Field = {
  name: 'invitations',
  type: 'array',
  access: writtenBySystem,
  admin: { disabled: true },
  label: texts({ nl: 'Uitnodigingen', en: 'Invitations' }),
  hooks: { afterRead: [showOwnTenants] },
  fields: [
    {
      name: 'tenant',
      type: 'relationship',
      relationTo: 'tenants',
      required: true,
      label: texts({ nl: 'Organisatie', en: 'Tenant' }),
    },
    {
      name: 'role',
      type: 'select',
      required: true,
      options: ROLE_OPTIONS,
      label: texts({ nl: 'Rol', en: 'Role' }),
    },
    // As the inviting admin wrote it: until the invitation is accepted, they see this name and not that of the account.
    { name: 'name', type: 'text', required: true, label: texts({ nl: 'Naam', en: 'Name' }) },
    { name: 'expiresAt', type: 'date', required: true, label: texts({ nl: 'Verloopt', en: 'Expires' }) },
    {
      name: 'handedOver',
      type: 'checkbox',
      label: texts({ nl: 'Link zelf doorgegeven', en: 'Link handed over' }),
    },
  ],
}

export const userFields: Field[] = [
  {
    name: 'name',
    type: 'text',
    required: true,
    access: { update: ownOrSuperAdmin },
    hooks: { afterRead: [showInvitedName] },
    label: texts({ nl: 'Naam', en: 'Name' }),
  },
  {
    name: 'roles',
    type: 'ui',
    label: texts({ nl: 'Rol', en: 'Role' }),
    admin: { components: { Cell: '/src/features/accounts/admin/people/cells#RolesCell' } },
  },
  membershipsField,
  {
    name: 'platformRole',
    type: 'select',
    label: texts({ nl: 'Platformrol', en: 'Platform role' }),
    options: selectOptions(PLATFORM_ROLES, {
      superAdmin: texts({ nl: 'Superbeheerder', en: 'Super admin' }),
    }),
    access: { ...personal, create: fieldSuperAdminOnly, update: fieldSuperAdminOnly },
    admin: {
      description: texts({
        nl: 'Een superbeheerder mag alles, in elke organisatie.',
        en: 'A super admin has all permissions in every tenant.',
      }),
    },
  },
  invitations,
  // Payload's own fields, read-only in the panel for accounts that may not change them.
  {
    name: 'email',
    type: 'email',
    access: { update: fieldSuperAdminOnly },
    label: texts({ nl: 'E-mailadres', en: 'E-mail address' }),
  },
  { name: 'password', type: 'text', virtual: true, hidden: true, access: { update: passwordWriter } },
  {
    name: '_verified',
    type: 'checkbox',
    access: { ...personal, update: fieldSuperAdminOnly },
    label: texts({ nl: 'Adres bevestigd', en: 'Address confirmed' }),
    admin: { components: { Cell: '/src/features/accounts/admin/people/cells#ConfirmedCell' } },
  },
  {
    name: 'addressUnconfirmed',
    type: 'checkbox',
    access: { ...personal, create: () => false, update: fieldSuperAdminOnly },
    label: texts({
      nl: 'Adres nog niet door de eigenaar bevestigd',
      en: 'Address not confirmed by its owner yet',
    }),
    admin: {
      condition: ({ addressUnconfirmed }) => addressUnconfirmed === true,
      disableListColumn: true,
      description: texts({
        nl: 'Iemand heeft dit account gekregen zonder dat er post naar het adres ging. Haal het vinkje alleen weg als u zeker weet dat het adres van deze persoon is.',
        en: 'Somebody got this account without any mail to the address. Only untick this if you are sure that the address is theirs.',
      }),
    },
  },
  {
    name: 'language',
    type: 'select',
    defaultValue: ADMIN_LOCALE,
    access: { ...personal, update: ownOrSuperAdmin },
    label: texts({ nl: 'Taal van e-mailberichten', en: 'Language of e-mail messages' }),
    options: LANGUAGE_OPTIONS,
    admin: { position: 'sidebar' },
  },
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'active',
    saveToJWT: true,
    label: texts({ nl: 'Status', en: 'Status' }),
    options: selectOptions(ACCOUNT_STATUSES, {
      active: texts({ nl: 'Actief', en: 'Active' }),
      disabled: texts({ nl: 'Geblokkeerd', en: 'Disabled' }),
    }),
    access: { ...personal, create: fieldSuperAdminOnly, update: fieldSuperAdminOnly },
    admin: { position: 'sidebar' },
  },
  sessionsField,
  {
    name: 'ownAddress',
    type: 'ui',
    admin: {
      components: { Field: '/src/features/accounts/admin/address/OwnAddress#OwnAddress' },
      disableListColumn: true,
    },
  },
  {
    name: 'ownPassword',
    type: 'ui',
    admin: {
      components: { Field: '/src/features/accounts/admin/password/OwnPassword#OwnPassword' },
      disableListColumn: true,
    },
  },
  {
    name: 'invitationList',
    type: 'ui',
    admin: {
      components: { Field: '/src/features/accounts/admin/invitations/OwnInvitations#OwnInvitations' },
      disableListColumn: true,
    },
  },
  {
    name: 'factorList',
    type: 'ui',
    admin: {
      components: { Field: '/src/features/accounts/admin/factors/Factors#Factors' },
      disableListColumn: true,
    },
  },
  {
    name: 'sessionList',
    type: 'ui',
    admin: {
      components: { Field: '/src/features/accounts/admin/sessions/Sessions#Sessions' },
      disableListColumn: true,
    },
  },
  {
    name: 'tokenList',
    type: 'ui',
    admin: {
      components: { Field: '/src/features/api-tokens/admin/Tokens#Tokens' },
      disableListColumn: true,
    },
  },
  ...singleSignOnFields,
  {
    name: 'secondFactorDue',
    type: 'checkbox',
    access: { create: () => false, read: () => false, update: () => false },
    label: texts({ nl: 'Moet tweede factor instellen', en: 'Must set up a second factor' }),
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
  {
    name: 'confirmUntil',
    type: 'date',
    hidden: true,
    access: writtenBySystem,
    label: texts({ nl: 'Bevestigen tot', en: 'Confirm until' }),
  },
  {
    name: 'newEmail',
    type: 'email',
    hidden: true,
    access: writtenBySystem,
    label: texts({ nl: 'Nieuw e-mailadres', en: 'New e-mail address' }),
  },
  {
    name: 'newEmailUntil',
    type: 'date',
    hidden: true,
    access: writtenBySystem,
    label: texts({ nl: 'Nieuw e-mailadres bevestigen tot', en: 'Confirm the new e-mail address until' }),
  },
  lastTenantField,
  // Payload adds these itself where a collection has none; they would show when somebody signed in or changed their account.
  {
    name: 'updatedAt',
    type: 'date',
    index: true,
    access: personal,
    admin: { disableBulkEdit: true, hidden: true },
    label: ({ t }) => t('general:updatedAt'),
  },
  {
    name: 'createdAt',
    type: 'date',
    index: true,
    access: personal,
    admin: { disableBulkEdit: true, hidden: true },
    label: ({ t }) => t('general:createdAt'),
  },
]
