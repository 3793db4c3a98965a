import type { CollectionConfig, Plugin, UIField } from 'payload'

const nameUntitledField: UIField = {
  name: 'untitled',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/src/admin/document/NameUntitled#NameUntitled' },
  },
}

/** Names documents without a title in the form of every collection. */
export const nameUntitled: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection): CollectionConfig => ({
    ...collection,
    fields: [nameUntitledField, ...collection.fields],
  })),
})
