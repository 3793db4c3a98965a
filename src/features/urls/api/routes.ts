import type { z } from '@hono/zod-openapi'
import type { Where } from 'payload'

import type { Page } from '@/payload-types'
import { replacePageUrls } from '@/src/features/urls/server/replace-page-urls'
import { likeContains } from '@/src/upstream/payload/database/escape-like'
import { LOCALES } from '@/src/lib/constants'
import { adminOperation } from '@/src/api/core/admin-operation'
import type { Caller } from '@/src/api/core/environment'
import { ifMatchHeader } from '@/src/api/core/etag'
import { respond, asCaller, findForUpdate } from '@/src/api/core/resource/find'
import { publicationsOf } from '@/src/api/core/resource/publication'
import { getOperation, listOperation } from '@/src/api/core/resource/read-operations'
import { defineResource, idIn, paramsOf } from '@/src/api/core/resource/resource'
import { dataOf } from '@/src/api/core/schemas'
import { toPageUrlInput, urlsOf } from '@/src/api/shapes/page-url'
import { movePagesOperation } from './move'
import { pageWithUrls, urlFilters, urlsBody, urlsQuery } from './schemas'

const [FIRST] = LOCALES

async function toPagesWithUrls(
  caller: Caller,
  docs: readonly Page[],
): Promise<z.output<typeof pageWithUrls>[]> {
  const publicationOf = await publicationsOf(caller, 'pages', docs)
  const urlOf = await urlsOf(caller, 'page', docs)
  return docs.map(({ id, title }) => ({
    id,
    title: title || null,
    publication: publicationOf(id),
    urls: urlOf(id),
  }))
}

const pages = defineResource({
  collection: 'pages',
  path: '/page-urls/pages',
  param: 'uuid',
  tag: 'Page URLs',
  noun: 'page',
  plural: 'pages',
  permissions: { read: 'content.read', write: 'content.write', remove: 'content.write' },
  drafts: true,
  schema: pageWithUrls,
  serialize: toPagesWithUrls,
  search: ['title'],
  orders: ['title', '-title', '-updatedAt', 'updatedAt'],
})

const set = adminOperation({
  method: 'post',
  path: `${pages.path}/{uuid}`,
  tag: pages.tag,
  summary: 'Set the URLs of a page',
  description:
    'Replaces all URLs of the page. If another page has one of them, the response is 409 and nothing changes.',
  permission: pages.permissions.write,
  params: paramsOf(pages),
  query: urlsQuery,
  headers: ifMatchHeader,
  body: urlsBody,
  answer: dataOf(pageWithUrls),
  problems: ['conflict', 'stale'],
  handle: async ({ caller, params, query, body, request }) => {
    const page = await findForUpdate(pages, caller, idIn(params, pages), { locale: FIRST, request })
    const place = { id: page.id, tenant: caller.tenant.id }
    await replacePageUrls(caller.req, place, toPageUrlInput(body), {
      leaveRedirects: query.redirects === 'true',
    })
    return respond(pages, caller, page, FIRST)
  },
})

type Filters = z.output<z.ZodObject<typeof urlFilters>>

/** Pages with one URL that matches all filters; a join cannot be combined with drafts. */
async function narrowed(
  { domain, urlLocale, path }: Filters,
  { caller }: { caller: Caller },
): Promise<Where | undefined> {
  if (domain === undefined && urlLocale === undefined && path === undefined) return undefined
  const { docs } = await caller.req.payload.find({
    collection: 'page-urls',
    where: {
      tenant: { equals: caller.tenant.id },
      page: { exists: true },
      ...(domain !== undefined && { domain: { equals: domain } }),
      ...(urlLocale !== undefined && { locale: { equals: urlLocale } }),
      ...(path !== undefined && { path: likeContains(path) }),
    },
    select: { page: true },
    pagination: false,
    ...asCaller(caller),
  })
  return { id: { in: [...new Set(docs.map(({ page }) => page))] } }
}

export const adminPageUrlOperations = [
  listOperation(pages, {
    summary: 'List the pages of the tenant with their URLs',
    localized: true,
    item: { schema: pageWithUrls, serialize: toPagesWithUrls, select: { title: true } },
    filters: { shape: urlFilters, where: narrowed },
  }),
  getOperation(pages, { summary: 'Read the URLs of a page' }),
  set,
  movePagesOperation,
]
