import type { CollectionConfig } from 'payload'

import { tenantScoped } from '@/src/access/predicates'
import { announceBuildingBlockChange, announceBuildingBlockRemoval } from '@/src/cache/hooks'
import { texts } from '@/src/i18n/locale-texts'
import { buildingBlockFields } from './fields'
import { rejectDependencyCycle } from '@/src/features/building-blocks/hooks/reject-cycle'

/** Reusable product parts, shown in the catalogue and the configurator. */
export const BuildingBlocks: CollectionConfig = {
  slug: 'building-blocks',
  labels: {
    singular: texts({ nl: 'Bouwblok', en: 'Building block' }),
    plural: texts({ nl: 'Bouwblokken', en: 'Building blocks' }),
  },
  defaultSort: 'order',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'group', 'weeksMin', 'weeksMax', 'priceMin', 'priceMax'],
    listSearchableFields: ['name', 'key'],
    description: texts({
      nl: 'Onderdelen die er al zijn. De configurator rekent met de weken en prijzen die hier staan.',
      en: 'Reusable parts. The configurator uses the weeks and prices given here.',
    }),
  },
  access: tenantScoped({ read: 'content.read', write: 'content.publish' }),
  indexes: [{ fields: ['tenant', 'key'], unique: true }],
  hooks: {
    beforeChange: [rejectDependencyCycle],
    afterChange: [announceBuildingBlockChange],
    afterDelete: [announceBuildingBlockRemoval],
  },
  fields: buildingBlockFields,
}
