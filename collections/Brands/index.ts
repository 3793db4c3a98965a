import type { CollectionConfig } from 'payload'

import { denyAll, tenantScoped } from '@/src/access/predicates'
import { publishBrand, stayDraft } from '@/src/features/brand'
import { previewConfig, VISUAL_EDITING } from '@/src/features/previews'
import { brandColors, brandDesign } from '@/src/fields/brand'
import { AUTOSAVE_INTERVAL_MS, VERSIONS_KEPT } from '@/src/fields/publication'
import { sitePartForm } from '@/src/fields/site-part-drafts'
import { texts } from '@/src/i18n/locale-texts'

/** How the site of a domain looks: drafts and versions of what the domain shows once it is published. */
export const Brands: CollectionConfig = {
  slug: 'brands',
  labels: {
    singular: texts({ nl: 'Huisstijl', en: 'Brand' }),
    plural: texts({ nl: 'Huisstijlen', en: 'Brands' }),
  },
  defaultSort: '-updatedAt',
  admin: {
    useAsTitle: 'hostname',
    defaultColumns: ['hostname', 'themePrimaryColor', '_status', 'updatedAt'],
    listSearchableFields: ['hostname'],
    ...previewConfig('brands'),
    components: sitePartForm(VISUAL_EDITING),
    description: texts({
      nl: 'Kleuren, lettertype, vormgeving en logo’s van een domein. Wat u verandert, is een concept tot u het publiceert.',
      en: 'Colours, font, design and logos of a domain. What you change is a draft until you publish it.',
    }),
  },
  // It begins and ends with its domain.
  access: {
    ...tenantScoped({ read: 'domains.read', write: 'domains.write' }),
    create: denyAll,
    delete: denyAll,
  },
  disableDuplicate: true,
  disableBulkEdit: true,
  versions: { maxPerDoc: VERSIONS_KEPT, drafts: { autosave: { interval: AUTOSAVE_INTERVAL_MS } } },
  hooks: { beforeOperation: [stayDraft], afterChange: [publishBrand] },
  fields: [
    {
      name: 'domain',
      type: 'relationship',
      relationTo: 'domains',
      required: true,
      unique: true,
      label: texts({ nl: 'Domein', en: 'Domain' }),
      admin: { position: 'sidebar', readOnly: true, allowEdit: false },
    },
    {
      name: 'hostname',
      type: 'text',
      virtual: 'domain.hostname',
      label: texts({ nl: 'Domein', en: 'Domain' }),
      admin: { hidden: true, disableListFilter: true },
    },
    brandColors,
    {
      name: 'colorUses',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/src/features/brand/admin/BrandColors#BrandColors' },
      },
    },
    ...brandDesign,
    {
      name: 'brandFile',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/src/features/brand/admin/BrandFile#BrandFile' },
      },
    },
  ],
}
