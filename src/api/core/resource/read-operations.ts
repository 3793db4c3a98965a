import { z } from '@hono/zod-openapi'
import type { CollectionSlug, Where } from 'payload'

import type { Locale } from '@/src/lib/constants'
import { adminOperation } from '../admin-operation'
import type { Caller } from '../environment'
import { listOf, listQuery, toMeta } from '../list'
import type { Operation } from '../operation'
import { dataOf } from '../schemas'
import { respond, findOne, findPage, type ListOptions } from './find'
import {
  adminLocale,
  type Description,
  idIn,
  localeIn,
  paramsOf,
  queryOf,
  type Resource,
  type Serialize,
  resourceTexts,
} from './resource'

type Listing<S extends CollectionSlug, I extends z.ZodType, F extends z.ZodRawShape> = Description & {
  /** The shape of a document in the list, when that is not the whole document. */
  item?: { schema: I; serialize: Serialize<S, I>; select?: ListOptions['select'] }
  /** Whether the list is localized, where that differs from the resource. */
  localized?: boolean
  /** Further query parameters, and the filters that they become. */
  filters?: {
    shape: F
    where: (
      filters: z.output<z.ZodObject<F>>,
      context: { caller: Caller; locale: Locale },
    ) => Where | undefined | Promise<Where | undefined>
  }
}

const TEXTS = adminLocale('The language of the texts.')
/** Lists of collections that are not localized once accepted `locale`, and still do. */
const NO_TEXTS = adminLocale('Without effect: nothing here is localized.').openapi({
  param: { deprecated: true },
})

const MAX_EXACT = 1000

/** Query parameters that filter by the exact value of a field. */
const exactShape = ({ exact = [], plural }: Pick<Resource<CollectionSlug, z.ZodType>, 'exact' | 'plural'>) =>
  Object.fromEntries(
    exact.map((field) => {
      const description = `Only ${plural} with exactly this \`${field}\`.`
      return [field, z.string().min(1).max(MAX_EXACT).optional().openapi({ description })]
    }),
  )

const exactWhere = ({ exact = [] }: { exact?: readonly string[] }, query: Record<string, unknown>): Where[] =>
  exact.flatMap((field) => (query[field] === undefined ? [] : [{ [field]: { equals: query[field] } }]))

const fieldOrder = (
  { sortedBy = {} }: { sortedBy?: Resource<CollectionSlug, z.ZodType>['sortedBy'] },
  sort: string,
) => sort.replace(/\w+$/, (name) => sortedBy[name] ?? name)

/** `GET /authors`: a page of documents, searched, filtered and sorted. */
export function listOperation<
  S extends CollectionSlug,
  T extends z.ZodType,
  I extends z.ZodType = T,
  F extends z.ZodRawShape = Record<never, never>,
>(
  resource: Resource<S, T>,
  { item, filters, localized = resource.localized ?? false, ...texts }: Listing<S, I, F> = {},
): Operation {
  const { path, tag, plural, permissions, orders } = resource
  const serialize = item?.serialize ?? resource.serialize
  return adminOperation({
    method: 'get',
    path,
    tag,
    summary: `The ${plural} of the tenant`,
    permission: permissions.read,
    query: listQuery(orders).extend({
      locale: localized ? TEXTS : NO_TEXTS,
      ...exactShape(resource),
      ...filters?.shape,
    }),
    answer: listOf<z.ZodType>(item?.schema ?? resource.schema),
    ...texts,
    handle: async ({ caller, query }) => {
      const { page, limit, sort, search, ...rest } = query
      const locale = localeIn(rest)
      // The query was parsed with the schema above.
      const filter = await filters?.where(rest as unknown as z.output<z.ZodObject<F>>, { caller, locale })
      const where = { and: [...exactWhere(resource, rest), ...(filter ? [filter] : [])] }
      const options = {
        page,
        limit,
        sort: fieldOrder(resource, sort),
        search,
        locale,
        where,
        select: item?.select,
      }
      const find = (part = { page, limit }) => findPage(resource, caller, { ...options, ...part })
      const result = await find()
      return {
        data: await serialize(caller, result.docs, locale),
        meta: await toMeta(result, { page, limit }, find),
      }
    },
  })
}

/** `GET /authors/{uuid}`: one document. */
export function getOperation<S extends CollectionSlug, T extends z.ZodType>(
  resource: Resource<S, T>,
  texts: Description = {},
): Operation {
  const { one, language } = resourceTexts(resource)
  return adminOperation({
    method: 'get',
    path: `${resource.path}/{${resource.param}}`,
    tag: resource.tag,
    summary: `Read ${one}${language}`,
    permission: resource.permissions.read,
    params: paramsOf(resource),
    query: queryOf(resource),
    answer: dataOf<z.ZodType>(resource.schema),
    ...texts,
    handle: async ({ caller, params, query }) => {
      const locale = localeIn(query)
      return respond(
        resource,
        caller,
        await findOne(resource, caller, idIn(params, resource), locale),
        locale,
      )
    },
  })
}
