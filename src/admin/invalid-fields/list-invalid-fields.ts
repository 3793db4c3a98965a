import type { CollectionConfig, Plugin, UIField } from 'payload'

const invalidFields: UIField = {
  name: 'invalidFields',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/src/admin/invalid-fields/InvalidFields#InvalidFields' },
  },
}

/** Lists the fields that keep a document from being saved at the top of the form of every collection. */
export const listInvalidFields: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection): CollectionConfig => ({
    ...collection,
    fields: [invalidFields, ...collection.fields],
  })),
})
