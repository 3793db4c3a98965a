import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import type { BaseFilter, CollectionConfig, Plugin } from 'payload'

import { withListFilter } from '@/src/fields/list-filter'
import { isUuid } from '@/src/lib/uuid'
import { SCHEDULED_COLLECTIONS, type ScheduledCollection } from '@/src/platform/database/schedule-column'
import { isFiltered, readFilters } from '../rules/list-filters'
import { filterWhere } from './filter-where'

const filterOf =
  (collection: ScheduledCollection): BaseFilter =>
  async ({ req }) => {
    const filters = readFilters(req.query ?? {})
    const tenant = getTenantFromCookie(req.headers, 'text')
    if (!isFiltered(filters) || !isUuid(tenant)) return null
    return filterWhere(req, { collection, tenant }, filters)
  }

function withFilters(plain: CollectionConfig): CollectionConfig {
  const slug = SCHEDULED_COLLECTIONS.find((one) => one === plain.slug)
  if (!slug) return plain
  const collection = withListFilter(plain, filterOf(slug))
  const components = collection.admin?.components
  const beforeListTable = [
    '/src/features/list-filters/admin/ListFilters#ListFilters',
    ...(components?.beforeListTable ?? []),
  ]
  return { ...collection, admin: { ...collection.admin, components: { ...components, beforeListTable } } }
}

/** Narrows the lists of pages and posts by their state in each language and by path, as their address asks. */
export const filterLists: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map(withFilters),
})
