import type { CollectionConfig } from 'payload'

/** The collection with a component of ours above its list, before those that it has. */
export function withBeforeList(collection: CollectionConfig, component: string): CollectionConfig {
  const components = collection.admin?.components
  const beforeListTable = [component, ...(components?.beforeListTable ?? [])]
  return { ...collection, admin: { ...collection.admin, components: { ...components, beforeListTable } } }
}
