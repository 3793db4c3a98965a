import { z } from '@hono/zod-openapi'

import { installationOperation } from '@/src/api/core/installation-operation'
import { ApiError } from '@/src/api/core/problems'
import { uuid } from '@/src/api/core/schemas'
import { notifyOwner } from '@/src/features/accounts/server/notify-owner'
import { resetFactors } from '@/src/features/accounts/server/factors/reset-factors'

/** For somebody who has lost every factor and the recovery codes. */
export const resetFactorsOperation = installationOperation({
  tag: 'Users',
  method: 'post',
  permission: 'factors.reset',
  path: '/users/{id}/reset-factors',
  summary: 'Remove all second factors of a user',
  params: z.strictObject({ id: uuid }),
  problems: ['conflict'],
  handle: async ({ operator: { req, user }, params: { id } }) => {
    if (id === user.id)
      throw new ApiError('conflict', 'Remove your own second factors in your account, one at a time.')
    const account = await req.payload.findByID({
      collection: 'users',
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      user,
      req,
    })
    if (!account) throw new ApiError('notFound', `There is no user ${id}.`)
    await resetFactors(req, account)
    await notifyOwner(req, account, { kind: 'factorsReset' })
  },
})
