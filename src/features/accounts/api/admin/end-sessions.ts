import { z } from '@hono/zod-openapi'

import { accountsInTenant } from '@/src/access/predicates'
import type { AccountCaller } from '@/src/api/core/environment'
import { installationOperation } from '@/src/api/core/installation-operation'
import { ApiError } from '@/src/api/core/problems'
import { dataOf, uuid } from '@/src/api/core/schemas'
import { endSessions } from '@/src/features/accounts/server/end-sessions'

const tag = 'Users'
const method = 'post'

const ending = z
  .strictObject({
    session: uuid
      .optional()
      .openapi({ description: 'The session to end. If omitted: all except that of the request.' }),
  })
  .openapi('SessionsToEnd')

const ended = z
  .strictObject({ ended: z.int().openapi({ description: 'How many sessions were ended.' }) })
  .openapi('EndedSessions')

async function end({ req, user }: AccountCaller, account: string, session: string | undefined) {
  const reach = accountsInTenant('users.write', user)
  const count = await endSessions(req, { account, session: session ?? null }, reach)
  if (count === null) throw new ApiError('notFound', `You manage no user with the id ${account}.`)
  return { data: { ended: count } }
}

export const endSessionsOperation = installationOperation({
  tag,
  method,
  permission: 'users.write',
  path: '/users/{id}/end-sessions',
  summary: 'End sessions of a user',
  description: 'You must manage the user in some tenant. Requests with the tokens of those sessions get 401.',
  params: z.strictObject({ id: uuid.openapi({ description: 'The id of the user.' }) }),
  body: ending,
  answer: dataOf(ended),
  handle: ({ operator, params, body }) => end(operator, params.id, body.session),
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
