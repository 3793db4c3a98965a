import type { CollectionSlug, PaginatedDocs, Where } from 'payload'
import type { z } from '@hono/zod-openapi'

import type { Locale } from '@/src/lib/constants'
import { likeContains } from '@/src/upstream/payload/database/escape-like'
import { lockRow } from '@/src/platform/database/lock'
import { tableName } from '@/src/platform/database/table-name'
import type { Caller } from '../environment'
import { assertCurrent } from '../etag'
import { stableSort } from '../list'
import { ApiError } from '../problems'
import type { Doc, Resource } from './resource'

/** Runs a Local API operation as the caller, with the caller's access. */
export const asCaller = ({ user, req }: Caller) => ({ user, req, overrideAccess: false, depth: 0 }) as const

/** The part of a resource that finding its documents needs; enough for another resource that only reads them. */
type Place<S extends CollectionSlug> = Pick<
  Resource<S, z.ZodType>,
  'collection' | 'noun' | 'drafts' | 'search' | 'within'
>

/** Restricts a query to the documents that the caller may reach through the resource. */
const reach = <S extends CollectionSlug>({ within }: Pick<Place<S>, 'within'>, caller: Caller): Where =>
  within?.(caller) ?? { tenant: { equals: caller.tenant.id } }

export type ListOptions = {
  page: number
  limit: number
  sort: string
  search?: string | undefined
  locale: Locale
  where?: Where | undefined
  /** Whether to count all matches, which costs a second query. */
  pagination?: boolean
  /** The top-level fields to read; all when absent. */
  select?: Record<string, true> | undefined
}

/** One page of a resource's documents, the newest draft of each. */
export async function findPage<S extends CollectionSlug>(
  resource: Place<S>,
  caller: Caller,
  { search, where, select, sort, ...options }: ListOptions,
): Promise<PaginatedDocs<Doc<S>>> {
  const { collection, drafts = false } = resource
  const searchFilters = search
    ? [{ or: resource.search.map((field) => ({ [field]: likeContains(search) })) }]
    : []
  const result = await caller.req.payload.find({
    collection: collection as 'pages',
    where: { and: [reach(resource, caller), ...(where ? [where] : []), ...searchFilters] },
    draft: drafts,
    joins: false,
    sort: stableSort(sort),
    ...(select && { select }),
    ...options,
    ...asCaller(caller),
  })
  // The slug decides the document type, which Payload cannot infer from a variable.
  return result as unknown as PaginatedDocs<Doc<S>>
}

/** @throws {ApiError} 404 when there is no such document or the caller may not reach it */
export async function findOne<S extends CollectionSlug>(
  resource: Place<S>,
  caller: Caller,
  id: string,
  locale: Locale,
): Promise<Doc<S>> {
  const where = { id: { equals: id } }
  const options = { page: 1, limit: 1, pagination: false, sort: 'id', locale, where }
  const { docs } = await findPage(resource, caller, options)
  const [doc] = docs
  if (doc) return doc
  throw new ApiError('notFound', `There is no ${resource.noun} ${id} in "${caller.tenant.slug}".`)
}

/** A document in its published shape. */
export async function respond<S extends CollectionSlug, T extends z.ZodType>(
  resource: Resource<S, T>,
  caller: Caller,
  doc: Doc<S>,
  locale: Locale,
): Promise<{ data: z.input<T> }> {
  const [data] = await resource.serialize(caller, [doc], locale)
  if (data === undefined) throw new Error(`A ${resource.noun} was not serialized`)
  return { data }
}

/**
 * Loads a document for a change, locked until the transaction ends.
 * @throws {ApiError} 404 when it does not exist, 412 when `If-Match` names another version
 */
export async function findForUpdate<S extends CollectionSlug, T extends z.ZodType>(
  resource: Resource<S, T>,
  caller: Caller,
  id: string,
  { locale, request }: { locale: Locale; request: Request },
): Promise<Doc<S>> {
  await lockRow(caller.req, tableName(resource.collection), id)
  const doc = await findOne(resource, caller, id, locale)
  const ifMatch = request.headers.get('if-match')
  if (ifMatch !== null)
    assertCurrent(
      ifMatch,
      await respond(resource, caller, doc, locale),
      resource.localized ? locale : undefined,
    )
  return doc
}
