import { AuthenticationError, type CollectionBeforeLoginHook } from 'payload'

import type { User } from '@/payload-types'

/** A disabled account is answered like a wrong password: nobody learns that it exists. */
export const rejectDisabledAccount: CollectionBeforeLoginHook<User> = ({ user, req }) => {
  if (user.status === 'disabled') throw new AuthenticationError(req.t)
}
