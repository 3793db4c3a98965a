import type { CollectionConfig, Plugin, SanitizedConfig, ServerFunctionClientArgs } from 'payload'

/** Shown in place of the form of a new document. */
const NEW_DOCUMENT = '/src/admin/document/NewDocument#NewDocument'

/** Whether Payload stores a document as soon as the form of a new one is opened. */
export function isStoredOnOpening({ versions }: Pick<CollectionConfig, 'versions'>): boolean {
  const drafts = typeof versions === 'object' ? versions.drafts : false
  return typeof drafts === 'object' && Boolean(drafts.autosave)
}

/** The collection of whose new document a drawer asks for the form, where opening that would store one; else null. */
export function requestedNewDocument(
  { name, args }: ServerFunctionClientArgs,
  { collections }: SanitizedConfig,
): string | null {
  if (name !== 'render-document' || args.docID) return null
  const collection = collections.find(({ slug }) => slug === args.collectionSlug)
  return collection && isStoredOnOpening(collection) ? collection.slug : null
}

const withTitleFirst = (collection: CollectionConfig): CollectionConfig => {
  const components = collection.admin?.components
  const newDocument = { Component: NEW_DOCUMENT, path: '/create', exact: true } as const
  const views = { ...components?.views, newDocument }
  return { ...collection, admin: { ...collection.admin, components: { ...components, views } } }
}

/** Asks for the title of a new document first, so that nothing is stored for a form that was only opened. */
export const titleFirst: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    isStoredOnOpening(collection) ? withTitleFirst(collection) : collection,
  ),
})
