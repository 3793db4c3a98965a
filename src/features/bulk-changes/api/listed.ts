import { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import type { Operation } from '@/src/api/core/operation'
import { asCaller } from '@/src/api/core/resource/find'
import { MAX_LIST_QUERY, panelListWhere } from '@/src/api/core/resource/panel-list'
import type { Resource } from '@/src/api/core/resource/resource'
import { localeCode, uuid } from '@/src/api/core/schemas'
import type { ScheduledCollection } from '@/src/platform/database/schedule-column'
import { TENANT_COOKIE } from '@/src/routing/admin-tenant'
import { MAX_LISTED } from '../rules/bulk-change'

type Listed = Pick<
  Resource<ScheduledCollection | 'form-submissions', z.ZodType>,
  'collection' | 'path' | 'tag' | 'plural' | 'permissions'
>

const listedQuery = z.strictObject({
  query: z.string().max(MAX_LIST_QUERY).openapi({ description: 'The query of the list’s address.' }),
  locale: localeCode,
})

const listedAnswer = z.strictObject({
  data: z.strictObject({ ids: z.array(uuid), total: z.int().openapi({ description: 'Of the list.' }) }),
})

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
      // The panel’s lists read the selected tenant from its cookie.
      req.headers = new Headers({ cookie: `${TENANT_COOKIE}=${tenant.id}` })
      const wanted = await panelListWhere(req, collection, query)
      const listedBy = (range: { limit: number; pagination: boolean }) =>
        req.payload.find({
          // Submissions have no drafts, which changes nothing here.
          collection: collection as ScheduledCollection,
          where: { and: [{ tenant: { equals: tenant.id } }, wanted] },
          ...{ draft: true, joins: false, select: {}, sort: 'id', locale, ...range },
          ...asCaller(caller),
        })
      // A page of a list has fewer: its size is limited, also here.
      const { docs } = await listedBy({ limit: MAX_LISTED + 1, pagination: false })
      const ids = docs.slice(0, MAX_LISTED).map(({ id }) => id)
      if (docs.length <= MAX_LISTED) return { data: { ids, total: docs.length } }
      return { data: { ids, total: (await listedBy({ limit: 1, pagination: true })).totalDocs } }
    },
  })
