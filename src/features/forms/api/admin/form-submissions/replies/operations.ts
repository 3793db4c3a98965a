import { z } from '@hono/zod-openapi'

import type { FormSubmission } from '@/payload-types'
import { adminOperation } from '@/src/api/core/admin-operation'
import { consumeAttempt } from '@/src/api/core/attempts'
import type { Caller } from '@/src/api/core/environment'
import { ApiError } from '@/src/api/core/problems'
import { findOne } from '@/src/api/core/resource/find'
import { idIn, paramsOf } from '@/src/api/core/resource/resource'
import { dataOf, uuid } from '@/src/api/core/schemas'
import { writeEntry } from '@/src/features/audit'
import { MAX_REPLIES, REPLIES_PER_HOUR } from '@/src/features/forms/rules/reply'
import { replyRoute } from '@/src/features/forms/server/replies/route'
import { type Reply, repliesTo, retryReply, storeReply } from '@/src/features/forms/server/replies/store'
import { LOCALES } from '@/src/lib/constants'
import { lockRow } from '@/src/platform/database/lock'
import { submissions } from '../resource'
import { newReply, reply } from './schemas'

const { tag, permissions } = submissions
const path = `${submissions.path}/{id}/replies`
const PER_TENANT = { name: 'submission-replies', points: REPLIES_PER_HOUR, seconds: 3600 }
const OBSTACLES = {
  noAddress: new ApiError('conflict', 'The visitor gave no e-mail address in this submission.'),
  noMail: new ApiError('unavailable', 'No e-mail is configured: SMTP_URL and SMTP_FROM are not set.'),
} as const

const find = (caller: Caller, id: string): Promise<FormSubmission> =>
  findOne(submissions, caller, id, LOCALES[0])

/** So that a stolen session is no way to mail many people. */
const countReply = ({ tenant }: Caller): Promise<void> =>
  consumeAttempt(
    PER_TENANT,
    tenant.id,
    `At most ${REPLIES_PER_HOUR} replies are sent per hour. Try again later.`,
  )

/** The log says that somebody replied, not what or to whom. */
const log = ({ req, tenant }: Caller, id: string): Promise<void> =>
  writeEntry(req, {
    ...{ tenant: tenant.id, action: 'update', locale: null },
    document: { collection: 'form-submissions', id, title: null },
    changes: [{ path: ['reply'], kind: 'added' }],
  })

async function replyIn(caller: Caller, submission: string, id: string): Promise<Reply> {
  const found = (await repliesTo(caller.req, submission)).find((one) => one.id === id)
  if (found) return found
  throw new ApiError('notFound', `There is no reply ${id} to this submission.`)
}

const list = adminOperation({
  tag,
  method: 'get',
  path,
  summary: 'List the replies to a submission',
  description: 'The oldest first.',
  permission: permissions.read,
  params: paramsOf(submissions),
  answer: dataOf(z.array(reply)),
  handle: async ({ caller, params }) => {
    const { id } = await find(caller, idIn(params, submissions))
    return { data: await repliesTo(caller.req, id) }
  },
})

const create = adminOperation({
  tag,
  method: 'post',
  path,
  summary: 'Reply to a submission by mail',
  description: `To the e-mail address that the visitor gave, in the language of the submission, with what they wrote below it. An answer goes to the first recipient of the form, or to you if it has none. At most ${REPLIES_PER_HOUR} per hour in a tenant.`,
  permission: permissions.write,
  params: paramsOf(submissions),
  body: newReply,
  answer: dataOf(reply),
  status: 201,
  problems: ['conflict'],
  handle: async ({ caller, params, body }) => {
    const submission = await find(caller, idIn(params, submissions))
    const route = await replyRoute(caller.req, submission)
    if ('obstacle' in route) throw OBSTACLES[route.obstacle]
    await countReply(caller)
    await lockRow(caller.req, 'form_submissions', submission.id)
    const { recipient, replyTo } = route
    const id = await storeReply(caller.req, submission.id, { recipient, replyTo, ...body })
    if (!id) throw new ApiError('conflict', `A submission can have ${MAX_REPLIES} replies.`)
    await log(caller, submission.id)
    return { data: await replyIn(caller, submission.id, id) }
  },
})

const retry = adminOperation({
  tag,
  method: 'post',
  path: `${path}/{reply}/retry`,
  summary: 'Send a reply again that failed',
  permission: permissions.write,
  params: z.strictObject({
    ...paramsOf(submissions).shape,
    reply: uuid.openapi({ description: 'The id of the reply.' }),
  }),
  answer: dataOf(reply),
  problems: ['conflict'],
  handle: async ({ caller, params }) => {
    const { id } = await find(caller, idIn(params, submissions))
    const wanted = await replyIn(caller, id, String(params.reply))
    if (!(await retryReply(caller.req, wanted.id)))
      throw new ApiError('conflict', 'Only a reply that failed is sent again.')
    return { data: await replyIn(caller, id, wanted.id) }
  },
})

export const replyOperations = [list, create, retry]
