import { tenantsArrayField } from '@payloadcms/plugin-multi-tenant/fields'
import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import type { Field, PayloadRequest } from 'payload'

import { ROLE_LABELS, TENANT_ROLES } from '@/src/access/permissions'
import { fieldWritableWith } from '@/src/access/predicates'
import { showOwnTenants } from '@/src/features/accounts/hooks/show-own-tenants'
import { texts } from '@/src/i18n/locale-texts'

export const ROLE_OPTIONS = TENANT_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))

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
      options: ROLE_OPTIONS,
      access: { create: fieldWritableWith('users.write'), update: fieldWritableWith('users.write') },
    },
  ],
})

/** The plugin uses the field name as label of the tenant, which is at first the selected one. */
const inOurWords = (field: Field): Field =>
  field.type === 'relationship'
    ? {
        ...field,
        label: texts({ nl: 'Organisatie', en: 'Tenant' }),
        defaultValue: ({ req }: { req: PayloadRequest }) => getTenantFromCookie(req.headers, 'text'),
      }
    : field

/** The roles of an account, each in a tenant. */
export const membershipsField = {
  ...memberships,
  label: texts({ nl: 'Organisaties', en: 'Tenants' }),
  labels: {
    singular: texts({ nl: 'Organisatie', en: 'Tenant' }),
    plural: texts({ nl: 'Organisaties', en: 'Tenants' }),
  },
  admin: {
    components: {
      RowLabel: '/src/features/accounts/admin/people/MembershipLabel#MembershipLabel',
    },
  },
  fields: memberships.fields.map(inOurWords),
  hooks: { afterRead: [showOwnTenants] },
} as Field
