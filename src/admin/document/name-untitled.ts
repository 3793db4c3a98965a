import type { CollectionConfig, Plugin, UIField } from 'payload'

const titleInsteadOfId: UIField = {
  name: 'titleInsteadOfId',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/src/upstream/payload/TitleInsteadOfId#TitleInsteadOfId' },
  },
}

/** Names documents without a title in the form of every collection. */
export const nameUntitled: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection): CollectionConfig => ({
    ...collection,
    fields: [titleInsteadOfId, ...collection.fields],
  })),
})
