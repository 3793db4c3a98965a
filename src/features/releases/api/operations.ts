import { adminOperation } from '@/src/api/core/admin-operation'
import { ifMatchHeader } from '@/src/api/core/etag'
import { listOf } from '@/src/api/core/list'
import { idIn, paramsOf } from '@/src/api/core/resource/resource'
import { dataOf } from '@/src/api/core/schemas'
import { listReleases } from '../server/read'
import { storeRelease } from '../server/write'
import {
  assertUnchanged,
  changeRelease,
  checkRelease,
  findRelease,
  publishRelease,
  removeRelease,
  undoRelease,
  withItems,
} from './change'
import {
  newRelease,
  release,
  releaseChange,
  releaseCheck,
  releaseQuery,
  releaseSummary,
  undoing,
} from './schemas'

const tag = 'Releases'
const path = '/releases'
const place = { param: 'id', noun: 'release' } as const
const ofRelease = paramsOf(place)

const list = adminOperation({
  tag,
  method: 'get',
  path,
  summary: 'List releases',
  description: 'Sets of changes that are published together: the open ones first, then the newest.',
  permission: 'content.read',
  query: releaseQuery,
  answer: listOf(releaseSummary),
  handle: async ({ caller: { req, tenant }, query: { page, limit, state, planned } }) => {
    const which = { tenant: tenant.id, state, planned: planned === 'yes' }
    const { releases, total } = await listReleases(req, which, { page, limit })
    return { data: releases, meta: { page, limit, total, pages: Math.ceil(total / limit) } }
  },
})

const get = adminOperation({
  tag,
  method: 'get',
  path: `${path}/{id}`,
  summary: 'Get a release',
  description: 'With what is in it, and what has to be settled before it is published, or undone.',
  permission: 'content.read',
  params: ofRelease,
  answer: dataOf(release),
  handle: async ({ caller, params }) => ({
    data: await withItems(caller, await findRelease(caller, idIn(params, place))),
  }),
})

const create = adminOperation({
  tag,
  method: 'post',
  path,
  summary: 'Create a release',
  permission: 'content.publish',
  body: newRelease,
  status: 201,
  answer: dataOf(release),
  handle: async ({ caller, body: { name }, headers }) => {
    const id = await storeRelease(caller.req, caller.tenant.id, name)
    headers.set('location', `/api/admin${path}/${id}`)
    return { data: await withItems(caller, await findRelease(caller, id)) }
  },
})

const change = adminOperation({
  tag,
  method: 'patch',
  path: `${path}/{id}`,
  summary: 'Rename or plan a release',
  description:
    'A planned release is published at its time, under the account that planned it. What could not be published now is rejected now.',
  permission: 'content.publish',
  params: ofRelease,
  headers: ifMatchHeader,
  body: releaseChange,
  answer: dataOf(release),
  problems: ['conflict', 'stale'],
  handle: async ({ caller, params, body, request }) => {
    const id = idIn(params, place)
    await assertUnchanged(caller, id, request)
    return { data: await withItems(caller, await changeRelease(caller, id, body)) }
  },
})

const remove = adminOperation({
  tag,
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Delete an open release',
  description: 'The documents in it stay as they are. A published release is kept, so that it can be undone.',
  permission: 'content.publish',
  params: ofRelease,
  headers: ifMatchHeader,
  problems: ['conflict', 'stale'],
  handle: async ({ caller, params, request }) => {
    const id = idIn(params, place)
    await assertUnchanged(caller, id, request)
    await removeRelease(caller, id)
  },
})

const check = adminOperation({
  tag,
  method: 'post',
  path: `${path}/{id}/check`,
  summary: 'Check what keeps a release from being published',
  description: 'Publishes everything and takes it back before anybody sees it. Writes nothing.',
  permission: 'content.publish',
  params: ofRelease,
  answer: dataOf(releaseCheck),
  problems: ['conflict'],
  handle: async ({ caller, params }) => ({
    data: { problems: [...(await checkRelease(caller, idIn(params, place)))] },
  }),
})

const publish = adminOperation({
  tag,
  method: 'post',
  path: `${path}/{id}/publish`,
  summary: 'Publish a release',
  description:
    'All documents of it at once, or none: `errors` of a 409 name each document, language and field that is in the way.',
  permission: 'content.publish',
  params: ofRelease,
  answer: dataOf(release),
  problems: ['conflict'],
  handle: async ({ caller, params }) => ({
    data: await withItems(caller, await publishRelease(caller, idIn(params, place))),
  }),
})

const undo = adminOperation({
  tag,
  method: 'post',
  path: `${path}/{id}/undo`,
  summary: 'Undo the publication of a release',
  description:
    'What was online before is online again, or nothing; all of it or none. The release is open again, with its drafts.',
  permission: 'content.publish',
  params: ofRelease,
  body: undoing,
  answer: dataOf(release),
  problems: ['conflict'],
  handle: async ({ caller, params, body: { leaveChanged } }) => ({
    data: await withItems(caller, await undoRelease(caller, idIn(params, place), leaveChanged)),
  }),
})

export const releaseOperations = [list, get, create, change, remove, check, publish, undo]
