import type { CollectionConfig, Plugin } from 'payload'

import { logChange, logRemoval, markPasswordChange } from './hooks'
import { rememberPublishedRow } from './previously-published'

const withAuditHooks = (collection: CollectionConfig): CollectionConfig => {
  const { hooks = {}, versions } = collection
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts)
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        ...(hasDrafts ? [rememberPublishedRow] : []),
        ...(collection.auth ? [markPasswordChange] : []),
      ],
      afterChange: [...(hooks.afterChange ?? []), logChange],
      afterDelete: [...(hooks.afterDelete ?? []), logRemoval],
    },
  }
}

/** Adds the audit log's hooks to these collections, after their own hooks. */
export const auditPlugin =
  (slugs: readonly string[]): Plugin =>
  (config) => ({
    ...config,
    collections: (config.collections ?? []).map((collection) =>
      slugs.includes(collection.slug) ? withAuditHooks(collection) : collection,
    ),
  })
