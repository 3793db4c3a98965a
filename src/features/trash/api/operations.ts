import type { z } from '@hono/zod-openapi'
import type { Where } from 'payload'

import type { TrashedCollection } from '@/src/access/trash'
import type { Page } from '@/payload-types'
import { apiTokenOf } from '@/src/access/api-token'
import { adminOperation } from '@/src/api/core/admin-operation'
import type { Caller } from '@/src/api/core/environment'
import { assertCurrent, ifMatchHeader } from '@/src/api/core/etag'
import { listOf, stableSort, toMeta } from '@/src/api/core/list'
import type { Operation } from '@/src/api/core/operation'
import { ApiError } from '@/src/api/core/problems'
import { asCaller } from '@/src/api/core/resource/find'
import {
  idIn,
  localeIn,
  paramsOf,
  queryOf,
  removalQueryOf,
  type Resource,
} from '@/src/api/core/resource/resource'
import { dataOf } from '@/src/api/core/schemas'
import { lostAddresses } from '@/src/features/urls'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { DAY_MS } from '@/src/lib/durations'
import { lockRow } from '@/src/platform/database/lock'
import { tableName } from '@/src/platform/database/table-name'
import { TRASH_DAYS } from '../rules/trash-change'
import { restoredDocument, trashedDocument, trashQuery } from './schemas'

type Trashed = Pick<
  Resource<TrashedCollection, z.ZodType>,
  'collection' | 'path' | 'param' | 'noun' | 'plural' | 'tag' | 'permissions' | 'localized'
>

const pathOf = ({ path }: Trashed): string => `/trash${path}`

type Found = { page: number; limit: number; locale: Locale; only?: Where }

const find = ({ req, user, tenant }: Caller, { collection }: Trashed, { only, locale, ...part }: Found) =>
  req.payload.find({
    collection,
    where: {
      and: [{ tenant: { equals: tenant.id } }, { deletedAt: { exists: true } }, ...(only ? [only] : [])],
    },
    ...{ trash: true, draft: true, joins: false, select: { title: true, deletedAt: true } },
    ...{ sort: stableSort('-deletedAt'), locale, fallbackLocale: LOCALES.filter((code) => code !== locale) },
    ...part,
    ...asCaller({ req, user, tenant }),
  })

type Item = z.input<typeof trashedDocument>

function toItem({ id, title, deletedAt }: Pick<Page, 'id' | 'title' | 'deletedAt'>): Item {
  const at = new Date(deletedAt ?? 0)
  const erasedAfter = new Date(at.getTime() + TRASH_DAYS * DAY_MS)
  return { id, title: title || null, deletedAt: at.toISOString(), erasedAfter: erasedAfter.toISOString() }
}

type Wanted = { id: string; locale: Locale }

/** @throws {ApiError} 404 when it is not in the trash of the tenant */
async function findInTrash(caller: Caller, resource: Trashed, { id, locale }: Wanted): Promise<Item> {
  const only = { id: { equals: id } }
  const { docs } = await find(caller, resource, { page: 1, limit: 1, locale, only })
  if (docs[0]) return toItem(docs[0])
  throw new ApiError(
    'notFound',
    `There is no ${resource.noun} ${id} in the trash of "${caller.tenant.slug}".`,
  )
}

/** Locks it until the transaction ends. A token for drafts changes nothing here. @throws {ApiError} */
async function findForChange(
  caller: Caller,
  resource: Trashed,
  wanted: Wanted,
  ifMatch: string | null,
): Promise<void> {
  if (apiTokenOf(caller.req.user)?.scope === 'draft')
    throw new ApiError('forbidden', 'The scope of this API token, `draft`, restores and erases nothing.')
  await lockRow(caller.req, tableName(resource.collection), wanted.id)
  assertCurrent(ifMatch, { data: await findInTrash(caller, resource, wanted) }, wanted.locale)
}

const list = (resource: Trashed): Operation =>
  adminOperation({
    method: 'get',
    path: pathOf(resource),
    tag: resource.tag,
    summary: `List the ${resource.plural} in the trash`,
    description: `Those that were deleted last come first. They are erased after ${TRASH_DAYS} days.`,
    permission: resource.permissions.read,
    query: trashQuery,
    answer: listOf(trashedDocument),
    handle: async ({ caller, query: { page, limit, ...query } }) => {
      const locale = localeIn(query)
      const read = (part = { page, limit }) => find(caller, resource, { ...part, locale })
      const found = await read()
      const data = found.docs.map(toItem)
      return { data, meta: await toMeta(found, { page, limit }, read) }
    },
  })

const get = (resource: Trashed): Operation =>
  adminOperation({
    method: 'get',
    path: `${pathOf(resource)}/{${resource.param}}`,
    tag: resource.tag,
    summary: `Get a ${resource.noun} in the trash`,
    permission: resource.permissions.read,
    params: paramsOf(resource),
    query: queryOf(resource),
    answer: dataOf(trashedDocument),
    handle: async ({ caller, params, query }) => {
      const wanted = { id: idIn(params, resource), locale: localeIn(query) }
      return { data: await findInTrash(caller, resource, wanted) }
    },
  })

const restore = (resource: Trashed): Operation =>
  adminOperation({
    method: 'post',
    path: `${pathOf(resource)}/{${resource.param}}/restore`,
    tag: resource.tag,
    summary: `Restore a ${resource.noun} from the trash`,
    description:
      'As a draft in every language, with its addresses; an address that another document has now stays with that.',
    permission: resource.permissions.write,
    params: paramsOf(resource),
    query: removalQueryOf(resource),
    headers: ifMatchHeader,
    answer: dataOf(restoredDocument),
    problems: ['conflict', 'stale'],
    handle: async ({ caller, params, query, request: { headers } }) => {
      const id = idIn(params, resource)
      await findForChange(caller, resource, { id, locale: localeIn(query) }, headers.get('if-match'))
      const document = { collection: resource.collection, id, trash: true, ...asCaller(caller) }
      await caller.req.payload.update({ ...document, data: { deletedAt: null } })
      const lost = lostAddresses(caller.req).map(({ locale, path }) => ({ locale, path }))
      return { data: { id, lostAddresses: lost } }
    },
  })

const erase = (resource: Trashed): Operation =>
  adminOperation({
    method: 'delete',
    path: `${pathOf(resource)}/{${resource.param}}`,
    tag: resource.tag,
    summary: `Erase a ${resource.noun} in the trash for good`,
    description: 'With its versions, in every language. This cannot be undone.',
    permission: resource.permissions.remove,
    params: paramsOf(resource),
    query: removalQueryOf(resource),
    headers: ifMatchHeader,
    problems: ['conflict', 'stale'],
    handle: async ({ caller, params, query, request: { headers } }) => {
      const id = idIn(params, resource)
      await findForChange(caller, resource, { id, locale: localeIn(query) }, headers.get('if-match'))
      const document = { collection: resource.collection, id, trash: true, ...asCaller(caller) }
      await caller.req.payload.delete(document)
    },
  })

/** The trash of a resource: list, get, restore, erase. */
export const trashOperations = (resource: Trashed): Operation[] => [
  list(resource),
  get(resource),
  restore(resource),
  erase(resource),
]
