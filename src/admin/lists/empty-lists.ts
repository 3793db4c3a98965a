import type { CollectionConfig, Plugin } from 'payload'

import { EMPTY_LISTS } from './texts'

const withEmptyList = (collection: CollectionConfig): CollectionConfig => {
  const components = collection.admin?.components
  const beforeListTable = ['/src/admin/lists/EmptyList#EmptyList', ...(components?.beforeListTable ?? [])]
  return { ...collection, admin: { ...collection.admin, components: { ...components, beforeListTable } } }
}

/** Has the lists that have words for it say, while they are empty, what will stand in them. */
export const emptyLists: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    collection.slug in EMPTY_LISTS ? withEmptyList(collection) : collection,
  ),
})
