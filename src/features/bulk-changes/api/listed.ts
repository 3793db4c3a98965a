import { z } from '@hono/zod-openapi'
import type { Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { parse } from 'qs-esm'

import { adminOperation } from '@/src/api/core/admin-operation'
import type { Caller } from '@/src/api/core/environment'
import type { Operation } from '@/src/api/core/operation'
import { asCaller } from '@/src/api/core/resource/find'
import type { Resource } from '@/src/api/core/resource/resource'
import { localeCode, uuid } from '@/src/api/core/schemas'
import { isRecord } from '@/src/lib/is-record'
import type { ScheduledCollection } from '@/src/platform/database/schedule-column'
import { TENANT_COOKIE } from '@/src/routing/admin-tenant'
import { MAX_LISTED } from '../rules/bulk-change'

const MAX_QUERY = 8000

type Listed = Pick<
  Resource<ScheduledCollection, z.ZodType>,
  'collection' | 'path' | 'tag' | 'plural' | 'permissions'
>

const listedQuery = z.strictObject({
  query: z.string().max(MAX_QUERY).openapi({ description: 'The query of the list’s address.' }),
  locale: localeCode,
})

const listedAnswer = z.strictObject({
  data: z.strictObject({ ids: z.array(uuid), total: z.int().openapi({ description: 'Of the list.' }) }),
})

/** What Payload’s list finds with the query of its address. */
async function listWhere(
  { req, tenant }: Pick<Caller, 'req' | 'tenant'>,
  collection: ScheduledCollection,
  query: string,
): Promise<Where> {
  const { config } = req.payload.collections[collection]
  const asked = parse(query, { depth: 10, arrayLimit: 1000 })
  const search = typeof asked.search === 'string' ? asked.search : ''
  const given = isRecord(asked.where) ? (asked.where as Where) : {}
  // The filters of a list that are not in `where` read the query of the request, and the selected tenant from its cookie.
  req.query = asked
  req.headers = new Headers({ cookie: `${TENANT_COOKIE}=${tenant.id}` })
  const own = await config.admin.baseFilter?.({ limit: MAX_LISTED, page: 1, req, sort: 'id' })
  const wanted = mergeListSearchAndWhere({ collectionConfig: config, search, where: given })
  return own ? { and: [own, wanted] } : wanted
}

/** What the panel selects with “all” of a list: the documents on every page of it. */
export const listedOperation = ({ collection, path, tag, plural, permissions }: Listed): Operation =>
  adminOperation({
    method: 'get',
    path: `${path}/listed`,
    tag,
    summary: `List the ids of the ${plural} of a list in the panel`,
    permission: permissions.read,
    query: listedQuery,
    answer: listedAnswer,
    handle: async ({ caller, query: { query, locale } }) => {
      const { req, tenant } = caller
      const { docs, totalDocs } = await req.payload.find({
        collection,
        where: { and: [{ tenant: { equals: tenant.id } }, await listWhere(caller, collection, query)] },
        ...{ draft: true, joins: false, select: {}, sort: 'id', limit: MAX_LISTED, locale },
        ...asCaller(caller),
      })
      return { data: { ids: docs.map(({ id }) => id), total: totalDocs } }
    },
  })
