import type { CollectionBeforeDeleteHook, CollectionConfig } from 'payload'

/** In the global registry, because the build has several copies of this module. */
const RULE = Symbol.for('gevel.deletion-rule')

/** Marks a hook that rejects deletions and changes nothing: it is also called before somebody deletes. */
export const deletionRule = (hook: CollectionBeforeDeleteHook): CollectionBeforeDeleteHook =>
  Object.assign(hook, { [RULE]: true })

/** What can reject the deletion of a document of a collection. */
export const deletionRulesOf = ({ hooks }: Pick<CollectionConfig, 'hooks'>): CollectionBeforeDeleteHook[] =>
  (hooks?.beforeDelete ?? []).filter((hook) => RULE in hook)
