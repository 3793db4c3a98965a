import type { Plugin } from 'payload'

import { withBeforeList } from './before-list'

/** Marks every list for those who can only read it. */
export const markReadOnlyLists: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    withBeforeList(collection, '/src/admin/lists/ReadOnlyList#ReadOnlyList'),
  ),
})
