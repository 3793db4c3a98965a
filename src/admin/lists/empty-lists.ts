import type { Plugin } from 'payload'

import { withBeforeList } from './before-list'

/** Adds `EmptyList` to the list views of these collections. */
export const emptyLists =
  (slugs: readonly string[]): Plugin =>
  (config) => ({
    ...config,
    collections: (config.collections ?? []).map((collection) =>
      slugs.includes(collection.slug)
        ? withBeforeList(collection, '/src/admin/lists/EmptyList#EmptyList')
        : collection,
    ),
  })
