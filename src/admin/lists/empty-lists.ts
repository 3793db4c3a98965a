import type { CollectionConfig, Plugin } from 'payload'

const withEmptyList = (collection: CollectionConfig): CollectionConfig => {
  const components = collection.admin?.components
  const beforeListTable = ['/src/admin/lists/EmptyList#EmptyList', ...(components?.beforeListTable ?? [])]
  return { ...collection, admin: { ...collection.admin, components: { ...components, beforeListTable } } }
}

/** Adds `EmptyList` to the list views of these collections. */
export const emptyLists =
  (slugs: readonly string[]): Plugin =>
  (config) => ({
    ...config,
    collections: (config.collections ?? []).map((collection) =>
      slugs.includes(collection.slug) ? withEmptyList(collection) : collection,
    ),
  })
