import type { CollectionConfig, Field, UIField } from 'payload'

const inSidebar = (field: Field): boolean => field.admin?.position === 'sidebar'

/** At the end of a form: where the document is used. It makes no sidebar where there is none. */
export function withUses(collection: CollectionConfig): Field[] {
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
