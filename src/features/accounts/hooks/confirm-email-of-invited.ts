import type { CollectionBeforeOperationHook } from 'payload'

import { SELF_REGISTERED } from '@/src/features/accounts/server/new-account'

/** An account made by an admin can sign in at once; only people who register, or are invited, get a link first. */
export const confirmEmailOfInvited: CollectionBeforeOperationHook<'users'> = ({ args, operation, req }) => {
  if (operation !== 'create' || req.context[SELF_REGISTERED]) return args
  return { ...args, data: { ...args.data, _verified: true }, disableVerificationEmail: true }
}
