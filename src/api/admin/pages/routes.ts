import type { Page } from '@/payload-types'
import { lockRow } from '@/src/lib/database/lock'
import type { Locale } from '@/src/lib/constants'
import { adminOperation } from '../../core/admin-operation'
import type { Caller } from '../../core/environment'
import { assertCurrent, ifMatchHeader } from '../../core/etag'
import { listOf, toMeta } from '../../core/list'
import { dataOf } from '../../core/schemas'
import { findPage, findPages } from './read'
import { page, pageBody, pageList, pageParams, pageQuery, pageSummary } from './schemas'
import { toPage, toPageSummary } from './serialize'
import { createPage, deletePage, updatePage } from './write'

const tag = 'Pages'

const answer = async (caller: Caller, id: string, locale: Locale) => ({
  data: toPage(await findPage(caller, id, locale), locale),
})

/** Throws unless the page is the tenant's and still the version that the caller knows; nobody can change it meanwhile. */
async function claim(caller: Caller, id: string, locale: Locale, request: Request): Promise<Page> {
  await lockRow(caller.req, 'pages', id)
  const found = await findPage(caller, id, locale)
  assertCurrent(request.headers.get('if-match'), { data: toPage(found, locale) })
  return found.page
}

const list = adminOperation({
  method: 'get',
  path: '/pages',
  tag,
  summary: 'The pages of the tenant',
  permission: 'content.read',
  query: pageList,
  answer: listOf(pageSummary),
  handle: async ({ caller, query }) => {
    const { publicationOf, ...found } = await findPages(caller, query)
    return { data: found.docs.map((doc) => toPageSummary(doc, publicationOf(doc.id))), meta: toMeta(found) }
  },
})

const create = adminOperation({
  method: 'post',
  path: '/pages',
  tag,
  summary: 'Make a page in one language',
  permission: 'content.write',
  query: pageQuery,
  body: pageBody,
  answer: dataOf(page),
  status: 201,
  problems: ['conflict'],
  handle: async ({ caller, query: { locale }, body, headers }) => {
    const id = await createPage(caller, locale, body)
    headers.set('location', `/api/admin/pages/${id}`)
    return answer(caller, id, locale)
  },
})

const get = adminOperation({
  method: 'get',
  path: '/pages/{uuid}',
  tag,
  summary: 'A page in one language, drafts included',
  permission: 'content.read',
  params: pageParams,
  query: pageQuery,
  answer: dataOf(page),
  handle: ({ caller, params: { uuid }, query: { locale } }) => answer(caller, uuid, locale),
})

const update = adminOperation({
  method: 'put',
  path: '/pages/{uuid}',
  tag,
  summary: 'Replace one language of a page',
  permission: 'content.write',
  params: pageParams,
  query: pageQuery,
  headers: ifMatchHeader,
  body: pageBody,
  answer: dataOf(page),
  problems: ['conflict', 'stale'],
  handle: async ({ caller, params: { uuid }, query: { locale }, body, request }) => {
    await updatePage(caller, await claim(caller, uuid, locale, request), locale, body)
    return answer(caller, uuid, locale)
  },
})

const remove = adminOperation({
  method: 'delete',
  path: '/pages/{uuid}',
  tag,
  summary: 'Remove a page, in every language, with its URLs',
  permission: 'content.delete',
  params: pageParams,
  query: pageQuery,
  headers: ifMatchHeader,
  problems: ['stale'],
  handle: async ({ caller, params: { uuid }, query: { locale }, request }) => {
    await claim(caller, uuid, locale, request)
    await deletePage(caller, uuid)
  },
})

export const adminPageOperations = [list, create, get, update, remove]
