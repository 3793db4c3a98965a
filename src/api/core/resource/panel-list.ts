import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { parse } from 'qs-esm'

import { isRecord } from '@/src/lib/is-record'

/** The longest query of a list's address that is read. */
export const MAX_LIST_QUERY = 8000

/** What Payload’s list finds with the query of its address, and with the tenant that the request’s cookie selects. */
export async function panelListWhere(
  req: PayloadRequest,
  collection: CollectionSlug,
  query: string,
): Promise<Where> {
  const { config } = req.payload.collections[collection]
  const asked = parse(query, { depth: 10, arrayLimit: 1000 })
  const search = typeof asked.search === 'string' ? asked.search : ''
  const given = isRecord(asked.where) ? (asked.where as Where) : {}
  // The filters of a list that are not in `where` read the query of the request.
  req.query = asked
  const own = await config.admin.baseFilter?.({ limit: 1, page: 1, req, sort: 'id' })
  const wanted = mergeListSearchAndWhere({ collectionConfig: config, search, where: given })
  return own ? { and: [own, wanted] } : wanted
}
