import { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import { ifMatchHeader } from '@/src/api/core/etag'
import { dataOf, uuid } from '@/src/api/core/schemas'
import { addItem, assertUnchanged, removeItem, settleItem, withItems } from './change'
import { newItem, release, settlement } from './schemas'

const tag = 'Releases'
const path = '/releases/{id}/items'
const id = uuid.openapi({ description: 'The id of the release.' })
const ofItem = z.strictObject({
  id,
  item: uuid.openapi({ description: 'The id of the item in the release.' }),
})

const add = adminOperation({
  tag,
  method: 'post',
  path,
  summary: 'Add a draft to a release',
  description:
    'One language of a document, as its draft is now. A draft that changes afterwards is a conflict, which is settled before the release is published.',
  permission: 'content.write',
  params: z.strictObject({ id }),
  body: newItem,
  status: 201,
  answer: dataOf(release),
  problems: ['conflict'],
  handle: async ({ caller, params, body, headers }) => {
    const changed = await addItem(caller, params.id, body)
    headers.set('location', `/api/admin/releases/${params.id}`)
    return { data: await withItems(caller, changed) }
  },
})

const settle = adminOperation({
  tag,
  method: 'post',
  path: `${path}/{item}/settle`,
  summary: 'Settle a conflict in a release',
  description: 'Takes the draft as it is now, or makes what was added the draft again.',
  permission: 'content.write',
  params: ofItem,
  body: settlement,
  answer: dataOf(release),
  problems: ['conflict'],
  handle: async ({ caller, params, body: { take } }) => ({
    data: await withItems(caller, await settleItem(caller, params.id, { item: params.item, take })),
  }),
})

const remove = adminOperation({
  tag,
  method: 'delete',
  path: `${path}/{item}`,
  summary: 'Remove a draft from a release',
  description: 'The draft itself stays as it is. `If-Match` takes the ETag of the release.',
  permission: 'content.write',
  params: ofItem,
  headers: ifMatchHeader,
  problems: ['conflict', 'stale'],
  handle: async ({ caller, params, request }) => {
    await assertUnchanged(caller, params.id, request)
    await removeItem(caller, params.id, params.item)
  },
})

export const releaseItemOperations = [add, settle, remove]
