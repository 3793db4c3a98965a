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

/** Runs a Local API call as the caller, held to what the caller may. */
export const asCaller = ({ user, req }: Caller) => ({ user, req, overrideAccess: false, depth: 0 }) as const

/** What a resource says of where its documents are found: enough for who only reads those of another one. */
type Place<S extends CollectionSlug> = Pick<
  Resource<S, z.ZodType>,
  'collection' | 'noun' | 'drafts' | 'search' | 'within'
>

/** The documents of a resource that the caller may meet. */
const reach = <S extends CollectionSlug>({ within }: Pick<Place<S>, 'within'>, caller: Caller): Where =>
  within?.(caller) ?? { tenant: { equals: caller.tenant.id } }

export type ListOptions = {
  page: number
  limit: number
  sort: string
  search?: string | undefined
  locale: Locale
  where?: Where | undefined
  /** Whether to count all that there are, for which Postgres is asked a second time. */
  pagination?: boolean
  /** The top-level fields that are needed; all when absent. */
  select?: Record<string, true> | undefined
}

/** One page of a resource's documents: the newest draft of each. */
export async function findPage<S extends CollectionSlug>(
  resource: Place<S>,
  caller: Caller,
  { search, where, select, sort, ...options }: ListOptions,
): Promise<PaginatedDocs<Doc<S>>> {
  const { collection, drafts = false } = resource
  const asked = search ? [{ or: resource.search.map((field) => ({ [field]: likeContains(search) })) }] : []
  const found = await caller.req.payload.find({
    collection: collection as 'pages',
    where: { and: [reach(resource, caller), ...(where ? [where] : []), ...asked] },
    draft: drafts,
    joins: false,
    sort: stableSort(sort),
    ...(select && { select }),
    ...options,
    ...asCaller(caller),
  })
  // The slug decides the type; Payload cannot infer it from a variable one.
  return found as unknown as PaginatedDocs<Doc<S>>
}

/** @throws {ApiError} 404 when there is no such document within the caller's reach */
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

/** A document as it is published, in the form of every answer that is no list. */
export async function respond<S extends CollectionSlug, T extends z.ZodType>(
  resource: Resource<S, T>,
  caller: Caller,
  doc: Doc<S>,
  locale: Locale,
): Promise<{ data: z.input<T> }> {
  const [data] = await resource.serialize(caller, [doc], locale)
  if (data === undefined) throw new Error(`A ${resource.noun} was not serialised`)
  return { data }
}

/**
 * A document that is about to be changed: nobody else can change it until the transaction ends.
 * @throws {ApiError} 404 when it is not there, 412 when it is no longer the version that `If-Match` names
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
