import type { CollectionBeforeChangeHook } from 'payload'

import type { User } from '@/payload-types'

/** Links that were mailed to the former address of an account are no longer valid. */
export const voidMailedTokens: CollectionBeforeChangeHook<User> = ({ data, originalDoc, operation }) =>
  operation === 'update' && data.email && originalDoc && data.email !== originalDoc.email
    ? { ...data, resetPasswordToken: null, _verificationToken: null }
    : data
