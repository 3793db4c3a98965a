import type { Field } from 'payload'

import { texts } from '@/src/i18n/locale-texts'

/** The tenant that the account used last: a new browser begins there. Written by `rememberTenant`. */
export const lastTenantField: Field = {
  name: 'lastTenant',
  type: 'relationship',
  relationTo: 'tenants',
  hidden: true,
  maxDepth: 0,
  access: { create: () => false, read: () => false, update: () => false },
  label: texts({ nl: 'Laatst gebruikte organisatie', en: 'Last used tenant' }),
}
