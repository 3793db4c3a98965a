import type { CollectionConfig, Plugin } from 'payload'

import { logChange, logRemoval, notePassword } from './hooks'
import { isLogged } from './policy'
import { keepPublished } from './published-before'

const withTrail = (collection: CollectionConfig): CollectionConfig => {
  const { hooks = {}, versions } = collection
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts)
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        ...(hasDrafts ? [keepPublished] : []),
        ...(collection.auth ? [notePassword] : []),
      ],
      afterChange: [...(hooks.afterChange ?? []), logChange],
      afterDelete: [...(hooks.afterDelete ?? []), logRemoval],
    },
  }
}

/** Puts the log's hooks on these collections, as far as they are no logs themselves. Comes after their own hooks. */
export const auditTrail =
  (slugs: readonly string[]): Plugin =>
  (config) => ({
    ...config,
    collections: (config.collections ?? []).map((collection) =>
      slugs.includes(collection.slug) && isLogged(collection.slug) ? withTrail(collection) : collection,
    ),
  })
