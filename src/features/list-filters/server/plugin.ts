import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import type { BaseFilter, CollectionConfig, PayloadRequest, Plugin, Where } from 'payload'

import { inboxWhere } from '@/src/features/forms/rules/inbox'
import { withListFilter } from '@/src/fields/list-filter'
import { isUuid } from '@/src/lib/uuid'
import { SCHEDULED_COLLECTIONS } from '@/src/platform/database/schedule-column'
import { readImageFilters } from '../rules/image-filters'
import { readFilters } from '../rules/list-filters'
import { filterWhere } from './filter-where'
import { imageWhere } from './image-where'

/** The query that the address of a list asks for, among the documents of a tenant; null for no filter. */
type ListWhere = (req: PayloadRequest, tenant: string) => Promise<Where | null>

/** The filters of each list that has its own. */
const FILTERED = new Map<string, ListWhere>([
  ...SCHEDULED_COLLECTIONS.map((collection): [string, ListWhere] => [
    collection,
    (req, tenant) => filterWhere(req, { collection, tenant }, readFilters(req.query ?? {})),
  ]),
  ['media', (req, tenant) => imageWhere(req, tenant, readImageFilters(req.query ?? {}))],
  ['form-submissions', (req) => Promise.resolve(inboxWhere(req.query ?? {}, req.user?.id ?? ''))],
])

const filterOf =
  (listWhere: ListWhere): BaseFilter =>
  async ({ req }) => {
    const tenant = getTenantFromCookie(req.headers, 'text')
    return isUuid(tenant) ? listWhere(req, tenant) : null
  }

function withFilters(collection: CollectionConfig): CollectionConfig {
  const listWhere = FILTERED.get(collection.slug)
  if (!listWhere) return collection
  const filtered = withListFilter(collection, filterOf(listWhere))
  const components = filtered.admin?.components
  const beforeListTable = [
    '/src/features/list-filters/admin/ListFilters#ListFilters',
    ...(components?.beforeListTable ?? []),
  ]
  return { ...filtered, admin: { ...filtered.admin, components: { ...components, beforeListTable } } }
}

/** Narrows the lists of pages, posts, images and submissions by what their address asks for. */
export const filterLists: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map(withFilters),
})
