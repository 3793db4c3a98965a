import type { CollectionConfig, Plugin } from 'payload'

const tab = { tab: { Component: '/src/admin/document/DocumentTab#DocumentTab' } }

const edit = { default: tab, versions: tab, api: tab }

const withTabs = (collection: CollectionConfig): CollectionConfig => {
  const components = collection.admin?.components
  return {
    ...collection,
    admin: { ...collection.admin, components: { ...components, views: { ...components?.views, edit } } },
  }
}

/** Gives every collection tabs that know where they are: Payload's compare the address with its own paths. */
export const documentTabs: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map(withTabs),
})
