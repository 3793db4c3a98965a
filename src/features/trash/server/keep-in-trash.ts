import type { CollectionConfig, Plugin } from 'payload'

import { isTrashed } from '@/src/access/trash'
import { hideTrashed, rejectChangeInTrash, settleTrash } from './trash-hooks'

const withTrash = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  trash: true,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      edit: {
        ...collection.admin?.components?.edit,
        beforeDocumentControls: [
          ...(collection.admin?.components?.edit?.beforeDocumentControls ?? []),
          '/src/features/trash/admin/MissingAddresses#MissingAddresses',
        ],
      },
    },
  },
  hooks: {
    ...collection.hooks,
    beforeOperation: [settleTrash, ...(collection.hooks?.beforeOperation ?? [])],
    beforeChange: [rejectChangeInTrash, ...(collection.hooks?.beforeChange ?? [])],
    afterChange: [...(collection.hooks?.afterChange ?? []), hideTrashed],
  },
})

/** Gives collections a trash. */
export const keepInTrash: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    isTrashed(collection.slug) ? withTrash(collection) : collection,
  ),
})
