import type { CollectionBeforeOperationHook } from 'payload'

/** Postgres finds an account by its id in any case; what compares ids, such as “is it my own”, expects that of the stored one. */
export const lowerCaseId: CollectionBeforeOperationHook<'users'> = ({ args }) =>
  'id' in args && typeof args.id === 'string' ? { ...args, id: args.id.toLowerCase() } : args
