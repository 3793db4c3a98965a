import { AuthenticationError, type CollectionBeforeLoginHook } from 'payload'

import type { User } from '@/payload-types'

/** A disabled account gets the same error as a wrong password, so as not to reveal that it exists. */
export const rejectDisabledAccount: CollectionBeforeLoginHook<User> = ({ user, req }) => {
  if (user.status === 'disabled') throw new AuthenticationError(req.t)
}
