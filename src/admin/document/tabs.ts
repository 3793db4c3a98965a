import type { CollectionConfig, Plugin } from 'payload'

const tab = { tab: { Component: '/src/admin/document/DocumentTab#DocumentTab' } }

const edit = { default: tab, versions: tab, api: tab }

const screens = {
  versions: { ...tab, Component: '/src/features/document-versions/admin/VersionList#VersionList' },
  version: { Component: '/src/features/document-versions/admin/VersionScreen#VersionScreen' },
}

const withTabs = (collection: CollectionConfig): CollectionConfig => {
  const components = collection.admin?.components
  return {
    ...collection,
    admin: {
      ...collection.admin,
      components: {
        ...components,
        views: { ...components?.views, edit: { ...edit, ...(collection.versions && screens) } },
      },
    },
  }
}

/** Replaces the document tabs, because Payload's do not recognise the current tab under our URLs. */
export const documentTabs: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map(withTabs),
})
