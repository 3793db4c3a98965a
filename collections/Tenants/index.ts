import type { CollectionConfig } from 'payload'

import { announceTenantChange, announceTenantRemoval } from '@/src/cache/hooks'
import { texts } from '@/src/i18n/locale-texts'
import { tenantsAccess } from './access'
import { tenantFields } from './fields'
import { refreshFactorsDue } from '@/src/features/accounts/hooks/refresh-factors-due'
import {
  endMemberships,
  rejectTenantWithContent,
} from '@/src/features/tenants/hooks/reject-tenant-with-content'

/** The organisations that share this installation. */
export const Tenants: CollectionConfig = {
  slug: 'tenants',
  labels: {
    singular: texts({ nl: 'Organisatie', en: 'Tenant' }),
    plural: texts({ nl: 'Organisaties', en: 'Tenants' }),
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'status', 'updatedAt'],
    listSearchableFields: ['name', 'slug'],
    description: texts({
      nl: 'De bedrijven op deze installatie. Elk heeft eigen domeinen, pagina’s, media en gebruikers.',
      en: 'The companies on this installation. Each has its own domains, pages, media and users.',
    }),
  },
  access: tenantsAccess,
  hooks: {
    beforeDelete: [rejectTenantWithContent, endMemberships],
    afterChange: [announceTenantChange, refreshFactorsDue],
    afterDelete: [announceTenantRemoval],
  },
  fields: tenantFields,
}
