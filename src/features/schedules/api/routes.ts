import type { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import type { Caller } from '@/src/api/core/environment'
import { assertCurrent, ifMatchHeader } from '@/src/api/core/etag'
import { invalid } from '@/src/api/core/from-error'
import { listOf } from '@/src/api/core/list'
import { ApiError } from '@/src/api/core/problems'
import { findOne } from '@/src/api/core/resource/find'
import { idIn, paramsOf } from '@/src/api/core/resource/resource'
import { responseLanguage } from '@/src/api/core/response-language'
import { dataOf } from '@/src/api/core/schemas'
import { API_LOCALE, type Locale } from '@/src/lib/constants'
import { lockRow } from '@/src/platform/database/lock'
import type { ScheduledCollection } from '@/src/platform/database/schedule-column'
import { REJECTIONS } from '../rules/rejections'
import { ScheduleError, scheduleChange } from '../server/schedule-change'
import { listSchedules, type ListedSchedule } from '../server/read'
import { cancelSchedules } from '../server/store'
import { scheduleBody, scheduledChange, scheduleQuery } from './schemas'

const tag = 'Schedules'
const path = '/schedules'
const place = { param: 'id', noun: 'schedule' } as const
const NOUNS = { pages: 'page', posts: 'post' } as const satisfies Record<ScheduledCollection, string>

/** @throws {ApiError} 404 when the tenant has no such schedule */
async function findSchedule({ req, tenant }: Caller, id: string): Promise<ListedSchedule> {
  const { rows } = await listSchedules(req, { tenant: tenant.id, id }, { page: 1, limit: 1 })
  if (rows[0]) return rows[0]
  throw new ApiError('notFound', `There is no schedule ${id} in "${tenant.slug}".`)
}

/** Locks a document until the transaction ends. @throws {ApiError} 404 when the caller may not reach it */
async function lockDocument(
  caller: Caller,
  { collection, document, locale }: { collection: ScheduledCollection; document: string; locale: Locale },
): Promise<void> {
  await lockRow(caller.req, collection, document)
  await findOne({ collection, noun: NOUNS[collection], drafts: true, search: [] }, caller, document, locale)
}

async function schedule(
  caller: Caller,
  { document: id, at, ...body }: z.output<typeof scheduleBody>,
): Promise<void> {
  const change = { ...body, id, tenant: caller.tenant.id, at: new Date(at).toISOString() }
  try {
    await scheduleChange(caller.req, change)
  } catch (error) {
    if (!(error instanceof ScheduleError)) throw error
    const message = REJECTIONS[responseLanguage() ?? API_LOCALE][error.problem]
    throw invalid([{ path: error.path, message }])
  }
}

const list = adminOperation({
  tag,
  method: 'get',
  path,
  summary: 'List what is scheduled',
  description:
    'The publication of languages of pages and posts, and the end of it, by time; also what was rejected.',
  permission: 'content.read',
  query: scheduleQuery,
  answer: listOf(scheduledChange),
  handle: async ({ caller: { req, tenant }, query: { page, limit, from, to, ...query } }) => {
    const between = {
      from: from && new Date(from).toISOString(),
      to: to && new Date(to).toISOString(),
    }
    const { rows, total } = await listSchedules(
      req,
      { tenant: tenant.id, ...query, ...between },
      { page, limit },
    )
    return { data: rows, meta: { page, limit, total, pages: Math.ceil(total / limit) } }
  },
})

const get = adminOperation({
  tag,
  method: 'get',
  path: `${path}/{id}`,
  summary: 'Get a schedule',
  permission: 'content.read',
  params: paramsOf(place),
  answer: dataOf(scheduledChange),
  handle: async ({ caller, params }) => ({ data: await findSchedule(caller, idIn(params, place)) }),
})

const create = adminOperation({
  tag,
  method: 'post',
  path,
  summary: 'Schedule the publication of a language of a page or post, or its end',
  description:
    'In place of an earlier schedule of the same kind for this language. What is public then is what is saved at that time, under the account that scheduled it; what publishing would reject is rejected now. The time of a post is its `publishedAt`, which all its languages share.',
  permission: 'content.publish',
  body: scheduleBody,
  status: 201,
  answer: dataOf(scheduledChange),
  problems: ['conflict'],
  handle: async ({ caller, body, headers }) => {
    await lockDocument(caller, body)
    await schedule(caller, body)
    const { at: _at, ...which } = body
    const { rows } = await listSchedules(
      caller.req,
      { tenant: caller.tenant.id, ...which },
      { page: 1, limit: 1 },
    )
    const [data] = rows
    if (!data) throw new Error('A schedule was not stored')
    headers.set('location', `/api/admin${path}/${data.id}`)
    return { data }
  },
})

const remove = adminOperation({
  tag,
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Cancel a schedule',
  description: 'The document stays as it is, online or offline.',
  permission: 'content.publish',
  params: paramsOf(place),
  headers: ifMatchHeader,
  problems: ['stale'],
  handle: async ({ caller, params, request }) => {
    const data = await findSchedule(caller, idIn(params, place))
    assertCurrent(request.headers.get('if-match'), { data })
    const { collection, document: id, locale, action } = data
    await lockDocument(caller, { collection, document: id, locale })
    await cancelSchedules(caller.req, { collection, id, locale, action })
  },
})

export const scheduleOperations = [list, get, create, remove]
