import type { CollectionAfterLogoutHook, CollectionBeforeOperationHook } from 'payload'

import { lockAccount } from '@/src/upstream/payload/lock-account'

/** Serialises changes of one account: each reads the list of sessions and writes it as a whole. */
export const serializeAccountChanges: CollectionBeforeOperationHook<'users'> = async ({
  args,
  operation,
  req,
}) => {
  if (!req.transactionID) return args
  const isChange = operation === 'update' || operation === 'delete'
  if (isChange && 'id' in args && typeof args.id === 'string') await lockAccount(req, args.id)
  return args
}

/** Payload calls this in the transaction of the sign-out, before it reads the sessions. */
export const serializeSignOuts: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user && req.transactionID) await lockAccount(req, req.user.id)
}
