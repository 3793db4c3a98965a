import type { CollectionBeforeOperationHook } from 'payload'

import { SELF_REGISTERED } from '@/src/features/accounts/server/new-account'

/** An address entered by an admin counts as confirmed; only people who register confirm it themselves. */
export const confirmEmailOfInvited: CollectionBeforeOperationHook<'users'> = ({ args, operation, req }) => {
  if (operation !== 'create' || req.context[SELF_REGISTERED]) return args
  return { ...args, data: { ...args.data, _verified: true }, disableVerificationEmail: true }
}
