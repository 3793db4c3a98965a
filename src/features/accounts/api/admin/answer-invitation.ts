import { z } from '@hono/zod-openapi'

import { answerOwn } from '@/src/features/accounts/server/invitations/answer'
import { MAX_TOKEN_CHARACTERS } from '@/src/features/accounts/api/public/schemas'
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
  params: z.strictObject({
    tenant: uuid.openapi({ description: 'The id of the inviting tenant.' }),
  }),
  body: z
    .strictObject({
      answer: z.enum(['accept', 'decline']),
      token: z.string().min(1).max(MAX_TOKEN_CHARACTERS).optional().openapi({
        description: 'From the link of the invitation, if it was handed over.',
      }),
    })
    .openapi('OwnInvitationAnswer'),
  handle: async ({ operator, params, body }) => {
    const outcome = await answerOwn(operator.req, params.tenant, body)
    if (outcome === 'notFound')
      throw new ApiError('notFound', 'There is no such invitation; it may have been withdrawn.')
    if (outcome === 'linkNeeded')
      throw new ApiError(
        'forbidden',
        'Your address is not confirmed. Open the link of the invitation to accept it.',
      )
  },
})
