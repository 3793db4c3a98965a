import { type CollectionBeforeValidateHook, ValidationError } from 'payload'

import type { User } from '@/payload-types'
import { passwordWeakness } from '@/src/features/accounts/server/password-rules'
import { weaknessMessage } from '@/src/features/accounts/server/weakness-message'

/** Applies the password rule of the account pages in the panel too. */
export const checkPassword: CollectionBeforeValidateHook<User> = async ({ data, originalDoc, req }) => {
  if (!data?.password) return data
  const person = { email: data.email ?? originalDoc?.email ?? '', name: data.name ?? originalDoc?.name ?? '' }
  const weakness = await passwordWeakness(data.password, person)
  if (!weakness) return data
  const label = req.t('authentication:newPassword')
  const errors = [{ path: 'password', label, message: weaknessMessage(weakness, req) }]
  throw new ValidationError({ collection: 'users', errors, req }, req.t)
}
