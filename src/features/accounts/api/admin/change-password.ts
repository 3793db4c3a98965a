import { z } from '@hono/zod-openapi'

import { passwordInput } from '@/src/features/accounts/server/input'
import { installationOperation } from '@/src/api/core/installation-operation'
import { MAX_PASSWORD_CHARACTERS, PASSWORD_CHARACTERS } from '@/src/lib/password'

/** For the panel only. Who has forgotten the password asks for a link by e-mail. */
export const changeOwnPasswordOperation = installationOperation({
  tag: 'Users',
  method: 'post',
  permission: null,
  path: '/account/password',
  summary: 'Change the password of your own account',
  description: 'All other sessions of the account end.',
  body: z
    .strictObject({
      currentPassword: passwordInput,
      password: z.string().min(PASSWORD_CHARACTERS).max(MAX_PASSWORD_CHARACTERS),
    })
    .openapi('OwnPassword'),
  handle: async ({ operator: { req, user }, body }) => {
    const target = { collection: 'users', id: user.id, user, req, overrideAccess: false, depth: 0 } as const
    // A hook of the collection compares the current password.
    await req.payload.update({ ...target, data: body })
  },
})
