import { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import { ifMatchHeader } from '@/src/api/core/etag'
import { listOf } from '@/src/api/core/list'
import { idIn, paramsOf } from '@/src/api/core/resource/resource'
import { dataOf } from '@/src/api/core/schemas'
import { mentionable } from '../server/people'
import { listThreads } from '../server/read'
import { deleteComment, editComment, settleThread } from '../server/write'
import {
  assertDeletable,
  assertMentionable,
  assertOwn,
  findDocument,
  lockedThread,
  log,
  say,
  threadOf,
} from './write'
import { commentQuery, commentText, commentThread, newComment, personInComments } from './schemas'

const tag = 'Comments'
const path = '/comments'
const place = { param: 'id', noun: 'comment' } as const

const list = adminOperation({
  tag,
  method: 'get',
  path,
  summary: 'List threads of comments',
  description:
    'On pages, posts, templates and products, also on drafts, and on submissions, each with its replies; the oldest first.',
  permission: 'content.read',
  query: commentQuery,
  answer: listOf(commentThread),
  handle: async ({ caller: { req, tenant, user }, query: { page, limit, mentioned, ...query } }) => {
    const which = { tenant: tenant.id, ...query, mentioned: mentioned && user.id }
    const { threads, total } = await listThreads(req, which, { page, limit })
    return { data: threads, meta: { page, limit, total, pages: Math.ceil(total / limit) } }
  },
})

const people = adminOperation({
  tag,
  method: 'get',
  path: `${path}/people`,
  summary: 'Whom a comment can mention',
  description: 'The people with a role in the tenant, by name.',
  permission: 'comments.write',
  answer: dataOf(z.array(personInComments)),
  handle: async ({ caller: { req, tenant } }) => ({ data: await mentionable(req, tenant.id) }),
})

const get = adminOperation({
  tag,
  method: 'get',
  path: `${path}/{id}`,
  summary: 'Get the thread of a comment',
  permission: 'content.read',
  params: paramsOf(place),
  answer: dataOf(commentThread),
  handle: async ({ caller, params }) => ({ data: await threadOf(caller, idIn(params, place)) }),
})

const create = adminOperation({
  tag,
  method: 'post',
  path,
  summary: 'Comment on a document',
  description:
    'On a field, on a block, or on all of a page, post, template, product or submission. Visitors never see it. Those who are mentioned get a mail.',
  permission: 'comments.write',
  body: newComment,
  answer: dataOf(commentThread),
  status: 201,
  problems: ['conflict'],
  handle: async ({ caller, body: { text, mentions, ...about }, headers }) => {
    await findDocument(caller, about)
    const data = await say(caller, about, { text, mentions })
    headers.set('location', `/api/admin${path}/${data.id}`)
    return { data }
  },
})

const reply = adminOperation({
  tag,
  method: 'post',
  path: `${path}/{id}/replies`,
  summary: 'Reply to a comment',
  permission: 'comments.write',
  params: paramsOf(place),
  body: commentText,
  answer: dataOf(commentThread),
  status: 201,
  problems: ['conflict'],
  handle: async ({ caller, params, body }) => {
    const {
      id: thread,
      collection,
      document,
      locale,
      path: field,
    } = await threadOf(caller, idIn(params, place))
    return { data: await say(caller, { collection, document, locale, path: field, thread }, body) }
  },
})

const edit = adminOperation({
  tag,
  method: 'patch',
  path: `${path}/{id}`,
  summary: 'Edit your own comment',
  description: 'Those who are mentioned in it for the first time get a mail.',
  permission: 'comments.write',
  params: paramsOf(place),
  body: commentText,
  headers: ifMatchHeader,
  answer: dataOf(commentThread),
  problems: ['stale'],
  handle: async ({ caller, params, body, request }) => {
    const id = idIn(params, place)
    const thread = await lockedThread(caller, id, request)
    assertOwn(caller, thread, id)
    await assertMentionable(caller, body.mentions)
    await editComment(caller.req, id, body)
    await log(caller, thread, 'changed')
    return { data: await threadOf(caller, id) }
  },
})

const remove = adminOperation({
  tag,
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Delete a comment',
  description: 'Your own, or as an admin anybody’s; a first comment with its replies.',
  permission: 'comments.write',
  params: paramsOf(place),
  headers: ifMatchHeader,
  problems: ['conflict', 'stale'],
  handle: async ({ caller, params, request }) => {
    const id = idIn(params, place)
    const thread = await lockedThread(caller, id, request)
    assertDeletable(caller, thread, id)
    await deleteComment(caller.req, id)
    await log(caller, thread, 'removed')
  },
})

const settle = (act: 'resolve' | 'reopen', summary: string) =>
  adminOperation({
    tag,
    method: 'post',
    path: `${path}/{id}/${act}`,
    summary,
    permission: 'content.write',
    params: paramsOf(place),
    answer: dataOf(commentThread),
    handle: async ({ caller, params }) => {
      const thread = await threadOf(caller, idIn(params, place))
      await settleThread(caller.req, thread, act === 'resolve')
      await log(caller, thread, 'changed')
      return { data: await threadOf(caller, thread.id) }
    },
  })

export const commentOperations = [
  list,
  people,
  get,
  create,
  reply,
  edit,
  remove,
  settle('resolve', 'Resolve a thread of comments'),
  settle('reopen', 'Open a thread of comments again'),
]
