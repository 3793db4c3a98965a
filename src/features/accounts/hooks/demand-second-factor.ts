import type { CollectionBeforeLoginHook, PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { hasFactor } from '@/src/features/accounts/rules/factors'
import { factorsOf } from '@/src/features/accounts/server/factors/factors-of'
import { SecondFactorError } from '@/src/features/accounts/server/factors/second-factor-error'

const PASSWORD_ONLY = 'passwordOnly'

/**
 * Says that the password is checked for something else than opening a session, or that the caller demands the second factor.
 * No client can set the context of a request.
 */
export function checkPasswordOnly({ context }: PayloadRequest): void {
  context[PASSWORD_ONLY] = true
}

/**
 * Opens no session with a password alone, wherever Payload would, for an account with a second factor.
 * @throws {SecondFactorError}
 */
export const demandSecondFactor: CollectionBeforeLoginHook<User> = async ({ user, req }) => {
  if (req.context[PASSWORD_ONLY]) return
  if (hasFactor(await factorsOf(req.payload.db.drizzle, user.id)))
    throw new SecondFactorError({ type: 'missing' })
}
