import type { BaseFilter, CollectionConfig, Where } from 'payload'

/** The collection whose list in the panel is narrowed by a filter, besides those that it has. */
export function withListFilter(collection: CollectionConfig, filter: BaseFilter): CollectionConfig {
  const { admin } = collection
  const before = admin?.baseFilter ?? admin?.baseListFilter
  const baseFilter: BaseFilter = async (args) => {
    const found = [await before?.(args), await filter(args)].filter((where): where is Where => Boolean(where))
    return found.length > 1 ? { and: found } : (found[0] ?? null)
  }
  return { ...collection, admin: { ...admin, baseFilter } }
}
