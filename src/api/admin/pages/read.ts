import type { PaginatedDocs, Where } from 'payload'
import type { z } from '@hono/zod-openapi'

import type { Page, PageUrl } from '@/payload-types'
import { LOCALES, type Locale } from '@/src/lib/constants'
import type { Caller } from '../../core/environment'
import { ApiError } from '../../core/problems'
import type { pageList, Publication } from './schemas'

/** A page as its editors see it: the newest draft of one language. */
export type StoredPage = { page: Page; urls: PageUrl[]; publication: Publication }

const as = ({ user, req }: Caller) => ({ user, req, overrideAccess: false, depth: 0 }) as const

/** `_status` of every language, as Payload gives it with `locale: 'all'`. */
type Statuses = Partial<Record<Locale, Page['_status']>> | null | undefined

async function statuses(caller: Caller, ids: string[], draft: boolean): Promise<Map<string, Statuses>> {
  const { docs } = await caller.req.payload.find({
    collection: 'pages',
    where: { id: { in: ids } },
    locale: 'all',
    draft,
    select: { _status: true },
    joins: false,
    pagination: false,
    ...as(caller),
  })
  // The generated type knows one language only.
  return new Map(docs.map(({ id, _status }) => [id, _status as Statuses]))
}

/** What visitors see of pages, language by language. */
async function publications(caller: Caller, ids: string[]): Promise<Map<string, Publication>> {
  const stored = await statuses(caller, ids, false)
  const newest = await statuses(caller, ids, true)
  const state = (id: string, locale: Locale) => {
    if (stored.get(id)?.[locale] !== 'published') return 'draft'
    return newest.get(id)?.[locale] === 'published' ? 'published' : 'changed'
  }
  return new Map(
    ids.map((id) => [
      id,
      Object.fromEntries(LOCALES.map((locale) => [locale, state(id, locale)])) as Publication,
    ]),
  )
}

const publicationIn = (found: Map<string, Publication>, id: string): Publication =>
  found.get(id) ?? { nl: 'draft', en: 'draft' }

export type FoundPages = PaginatedDocs<Page> & { publicationOf: (id: string) => Publication }

/** One page of the tenant's pages. */
export async function findPages(caller: Caller, query: z.output<typeof pageList>): Promise<FoundPages> {
  const { page, limit, sort, search, locale = LOCALES[0] } = query
  const tenant: Where = { tenant: { equals: caller.tenant.id } }
  const found = await caller.req.payload.find({
    collection: 'pages',
    where: search ? { and: [tenant, { title: { contains: search } }] } : tenant,
    locale,
    draft: true,
    page,
    limit,
    sort,
    select: { title: true, layout: true, createdAt: true, updatedAt: true },
    joins: false,
    ...as(caller),
  })
  const states = await publications(
    caller,
    found.docs.map(({ id }) => id),
  )
  return { ...(found as PaginatedDocs<Page>), publicationOf: (id) => publicationIn(states, id) }
}

/** @throws {ApiError} 404 when the tenant has no such page */
export async function findPage(caller: Caller, id: string, locale: Locale): Promise<StoredPage> {
  const { payload } = caller.req
  const { docs } = await payload.find({
    collection: 'pages',
    where: { id: { equals: id }, tenant: { equals: caller.tenant.id } },
    locale,
    draft: true,
    limit: 1,
    pagination: false,
    joins: false,
    ...as(caller),
  })
  const [page] = docs
  if (!page) throw new ApiError('notFound', `There is no page ${id} in "${caller.tenant.slug}".`)
  const { docs: urls } = await payload.find({
    collection: 'page-urls',
    where: { page: { equals: id } },
    sort: ['domain', 'locale', '-canonical', 'path'],
    pagination: false,
    ...as(caller),
  })
  const states = await publications(caller, [id])
  return { page, urls, publication: publicationIn(states, id) }
}
