import { z } from '@hono/zod-openapi'

import { isSuperAdmin } from '@/src/access/memberships'
import type { AccountCaller } from '@/src/api/core/environment'
import { installationOperation } from '@/src/api/core/installation-operation'
import { ApiError } from '@/src/api/core/problems'
import { dataOf, uuid } from '@/src/api/core/schemas'
import { endSessions } from '@/src/features/accounts/server/end-sessions'

const tag = 'Users'
const method = 'post'

const ending = z
  .strictObject({
    session: z
      .string()
      .regex(/^[\da-f-]{36,64}$/)
      .optional()
      .openapi({ description: 'The session to end. If omitted: all except that of the request.' }),
  })
  .openapi('SessionsToEnd')

const ended = z
  .strictObject({ ended: z.int().openapi({ description: 'How many sessions were ended.' }) })
  .openapi('EndedSessions')

async function end({ req }: AccountCaller, account: string, session: string | undefined) {
  const count = await endSessions(req, { account, session: session ?? null })
  if (count === null) throw new ApiError('notFound', `There is no user with the id ${account}.`)
  return { data: { ended: count } }
}

/** @throws {ApiError} 403 for others than the person and super admins, whether the account exists or not */
function assertMayEnd(user: AccountCaller['user'], account: string): void {
  if (isSuperAdmin(user) || user.id === account) return
  throw new ApiError('forbidden', 'Only the user and super admins can end these sessions.')
}

export const endSessionsOperation = installationOperation({
  tag,
  method,
  permission: null,
  path: '/users/{id}/end-sessions',
  summary: 'End sessions of a user',
  description:
    'For your own sessions, or as a super admin. Requests with the tokens of those sessions get 401.',
  params: z.strictObject({ id: uuid.openapi({ description: 'The id of the user.' }) }),
  body: ending,
  answer: dataOf(ended),
  handle: ({ operator, params, body }) => {
    assertMayEnd(operator.user, params.id)
    return end(operator, params.id, body.session)
  },
})

/** For the panel only: programs sign out, and have no list of sessions to choose from. */
export const endOwnSessionsOperation = installationOperation({
  tag,
  method,
  permission: null,
  path: '/account/end-sessions',
  summary: 'End sessions of your own account',
  body: ending,
  answer: dataOf(ended),
  handle: ({ operator, body }) => end(operator, operator.user.id, body.session),
})
