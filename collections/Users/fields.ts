import { tenantsArrayField } from '@payloadcms/plugin-multi-tenant/fields'
import type { Field } from 'payload'

import { ACCOUNT_STATUSES, PLATFORM_ROLES, ROLE_LABELS, TENANT_ROLES } from '@/src/access/permissions'
import { fieldSuperAdminOnly, fieldWritableWith } from '@/src/access/predicates'
import { texts } from '@/src/i18n/locale-texts'
import { ADMIN_LOCALE } from '@/src/lib/constants'
import { LANGUAGE_OPTIONS, selectOptions } from '@/src/fields/select-options'
import { ownOrSuperAdmin } from './access'
import { showOwnTenants } from '@/src/features/accounts/hooks/show-own-tenants'

const memberships = tenantsArrayField({
  tenantsArrayFieldName: 'tenants',
  tenantsArrayTenantFieldName: 'tenant',
  tenantsCollectionSlug: 'tenants',
  arrayFieldAccess: { create: fieldWritableWith('users.write'), update: fieldWritableWith('users.write') },
  tenantFieldAccess: { create: fieldWritableWith('users.write'), update: fieldWritableWith('users.write') },
  rowFields: [
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'viewer',
      label: texts({ nl: 'Rol', en: 'Role' }),
      options: TENANT_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
      access: { create: fieldWritableWith('users.write'), update: fieldWritableWith('users.write') },
    },
  ],
})

/** The plugin uses the field name as label of the tenant. */
const inOurWords = (field: Field): Field =>
  field.type === 'relationship' ? { ...field, label: texts({ nl: 'Organisatie', en: 'Tenant' }) } : field

export const userFields: Field[] = [
  {
    name: 'name',
    type: 'text',
    required: true,
    access: { update: ownOrSuperAdmin },
    label: texts({ nl: 'Naam', en: 'Name' }),
  },
  {
    name: 'roles',
    type: 'ui',
    label: texts({ nl: 'Rol', en: 'Role' }),
    admin: { components: { Cell: '/src/features/accounts/admin/people/cells#RolesCell' } },
  },
  {
    ...memberships,
    label: texts({ nl: 'Organisaties', en: 'Tenants' }),
    labels: {
      singular: texts({ nl: 'Organisatie', en: 'Tenant' }),
      plural: texts({ nl: 'Organisaties', en: 'Tenants' }),
    },
    fields: memberships.fields.map(inOurWords),
    hooks: { afterRead: [showOwnTenants] },
  } as Field,
  // Payload's own fields, read-only in the panel for accounts that may not change them.
  { name: 'email', type: 'email', access: { update: fieldSuperAdminOnly } },
  { name: 'password', type: 'text', virtual: true, hidden: true, access: { update: ownOrSuperAdmin } },
  {
    name: '_verified',
    type: 'checkbox',
    access: { update: fieldSuperAdminOnly },
    label: texts({ nl: 'Adres bevestigd', en: 'Address confirmed' }),
    admin: { components: { Cell: '/src/features/accounts/admin/people/cells#ConfirmedCell' } },
  },
  {
    name: 'language',
    type: 'select',
    defaultValue: ADMIN_LOCALE,
    access: { update: ownOrSuperAdmin },
    label: texts({ nl: 'Taal', en: 'Language' }),
    options: LANGUAGE_OPTIONS,
    admin: { position: 'sidebar' },
  },
  {
    name: 'platformRole',
    type: 'select',
    label: texts({ nl: 'Platformrol', en: 'Platform role' }),
    options: selectOptions(PLATFORM_ROLES, {
      superAdmin: texts({ nl: 'Superbeheerder', en: 'Super admin' }),
    }),
    access: { create: fieldSuperAdminOnly, update: fieldSuperAdminOnly },
    admin: {
      position: 'sidebar',
      description: texts({
        nl: 'Een superbeheerder mag alles, in elke organisatie.',
        en: 'A super admin has all permissions in every tenant.',
      }),
    },
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
    access: { create: fieldSuperAdminOnly, update: fieldSuperAdminOnly },
    admin: { position: 'sidebar' },
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
    name: 'confirmUntil',
    type: 'date',
    hidden: true,
    access: { create: () => false, update: () => false },
    label: texts({ nl: 'Bevestigen tot', en: 'Confirm until' }),
  },
]
