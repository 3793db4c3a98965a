import type { CollectionConfig } from 'payload'

import { tenantScoped } from '@/src/access/predicates'
import { announceDomainChange, announceDomainRemoval } from '@/src/cache/hooks'
import { texts } from '@/src/i18n/locale-texts'
import { addressFields } from './fields/address'
import { apiFields } from './fields/api'
import { headFields } from './fields/head'
import { publishedBrandFields } from './fields/published-brand'
import { visitorFields } from './fields/visitors'
import { addRowForFormerDefault } from '@/src/features/domains/hooks/add-row-for-former-default'
import { recordBrand } from '@/src/features/brand'
import { requireProof } from '@/src/features/domains/hooks/require-proof'
import { removeDependents } from '@/src/features/domains/hooks/remove-dependents'

/** A hostname with the brand, locales and head settings of its site. */
export const Domains: CollectionConfig = {
  slug: 'domains',
  labels: {
    singular: texts({ nl: 'Domein', en: 'Domain' }),
    plural: texts({ nl: 'Domeinen', en: 'Domains' }),
  },
  admin: {
    useAsTitle: 'hostname',
    defaultColumns: ['hostname', 'proofState', 'defaultLocale', 'redirectTo', 'updatedAt'],
    listSearchableFields: ['hostname'],
    description: texts({
      nl: 'Elk domein is een site: een hostnaam met een eigen huisstijl, talen en instellingen.',
      en: 'Each domain is a site: a hostname with a brand, languages and settings of its own.',
    }),
  },
  // Its hostname would not be proven.
  disableDuplicate: true,
  access: tenantScoped({ read: 'domains.read', write: 'domains.write' }),
  hooks: {
    beforeChange: [requireProof],
    beforeDelete: [removeDependents],
    afterChange: [addRowForFormerDefault, recordBrand, announceDomainChange],
    afterDelete: [announceDomainRemoval],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: texts({ nl: 'Adres en talen', en: 'Address and languages' }), fields: addressFields },
        { label: texts({ nl: 'Huisstijl', en: 'Brand' }), fields: publishedBrandFields },
        { label: texts({ nl: 'Zoekmachines', en: 'Search engines' }), fields: headFields },
        { label: texts({ nl: 'Bezoekers', en: 'Visitors' }), fields: visitorFields },
        { label: 'API', fields: apiFields },
      ],
    },
  ],
}
