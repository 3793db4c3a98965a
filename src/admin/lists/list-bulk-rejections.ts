import type { Plugin } from 'payload'

import { withBeforeList } from './before-list'

/** Lists the documents that kept a bulk change from being done above the lists in which there are bulk changes. */
export const listBulkRejections: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    collection.disableBulkEdit && collection.disableBulkDelete
      ? collection
      : withBeforeList(collection, '/src/admin/lists/BulkRejections#BulkRejections'),
  ),
})
