import { z } from '@hono/zod-openapi'

import { answerOwn } from '@/src/features/accounts/server/invitations/answer'
import { installationOperation } from '@/src/api/core/installation-operation'
import { ApiError } from '@/src/api/core/problems'
import { uuid } from '@/src/api/core/schemas'

/** For the panel only: the account screen lists the invitations. Programs use the token of the e-mail. */
export const answerInvitationOperation = installationOperation({
  tag: 'Users',
  method: 'post',
  permission: null,
  path: '/account/invitations/{tenant}',
  summary: 'Accept or decline an invitation of your own account',
  params: z.strictObject({ tenant: uuid.openapi({ description: 'The id of the inviting tenant.' }) }),
  body: z.strictObject({ answer: z.enum(['accept', 'decline']) }).openapi('OwnInvitationAnswer'),
  handle: async ({ operator, params, body }) => {
    if (await answerOwn(operator.req, params.tenant, body.answer)) return
    throw new ApiError('notFound', 'There is no such invitation; it may have been withdrawn.')
  },
})
