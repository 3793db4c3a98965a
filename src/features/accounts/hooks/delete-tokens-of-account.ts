import type { CollectionBeforeDeleteHook } from 'payload'

import { deleteTokensOf } from '@/src/features/api-tokens'

/** An API token belongs to a person and ends with the account. */
export const deleteTokensOfAccount: CollectionBeforeDeleteHook = ({ id, req }) =>
  deleteTokensOf(req, String(id))
