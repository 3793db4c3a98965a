import type { CollectionConfig, Field, Plugin, UIField } from 'payload'

import { REFERENCE_TARGETS } from '@/src/database/references/scope'

const inSidebar = (field: Field): boolean => field.admin?.position === 'sidebar'

/** At the end of a form: where the document is used. It makes no sidebar where there is none. */
function withUses(collection: CollectionConfig): Field[] {
  const whereUsed: UIField = {
    name: 'whereUsed',
    type: 'ui',
    admin: {
      ...(collection.fields.some(inSidebar) && { position: 'sidebar' }),
      components: { Field: '/src/features/where-used/admin/WhereUsed#WhereUsed' },
      disableBulkEdit: true,
      disableListColumn: true,
    },
  }
  return [...collection.fields, whereUsed]
}

/** Shows in the forms of all documents that others can refer to where they are used. */
export const showUses: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    REFERENCE_TARGETS.some((slug) => slug === collection.slug)
      ? { ...collection, fields: withUses(collection) }
      : collection,
  ),
})
