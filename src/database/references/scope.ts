import type { SanitizedConfig } from 'payload'

import { COLLECTIONS, type Collection, type CollectionFacts, collectionsWhere } from '@/collections/registry'
import { canReferTo } from '@/src/access/references'

/**
 * Collections whose documents content can refer to. Owners (tenants, domains) and URLs are columns with a foreign key, and
 * nothing refers to what a tenant or a domain has one of.
 */
export const REFERENCE_TARGETS: readonly Collection[] = collectionsWhere(
  ({ keptWhileUsed, previewed, removedWithDomain, tenantOwned }) =>
    tenantOwned !== 'one' &&
    removedWithDomain !== true &&
    (keptWhileUsed === true || previewed !== undefined),
)

/** Whether references to a collection prevent the deletion of its documents; otherwise they are deleted with them. */
export const isKeptWhileUsed = (slug: Collection): boolean => {
  const facts: CollectionFacts = COLLECTIONS[slug]
  return facts.keptWhileUsed === true
}

const known = new WeakMap<SanitizedConfig, readonly Collection[]>()

/** Collections of tenants whose documents can refer to such a document, and whose references are stored. */
export function referenceSources(config: SanitizedConfig): readonly Collection[] {
  const sources =
    known.get(config) ??
    collectionsWhere(({ tenantOwned, weakReferences }) => tenantOwned !== false && !weakReferences).filter(
      (slug) =>
        config.collections.some(
          (collection) => collection.slug === slug && canReferTo(collection, REFERENCE_TARGETS, config),
        ),
    )
  known.set(config, sources)
  return sources
}
