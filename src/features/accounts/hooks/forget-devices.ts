import type { CollectionBeforeChangeHook } from 'payload'

import type { User } from '@/payload-types'
import { forgetDevices } from '@/src/features/accounts/server/known-device'

/**
 * A new password, or a disabled account: whoever signed in before is a stranger again, and a change of address that waits
 * for its confirmation is void.
 */
export const forgetDevicesOfChanged: CollectionBeforeChangeHook<User> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const isNew = Boolean(data.password) || data.status === 'disabled'
  if (operation !== 'update' || !originalDoc || !isNew) return data
  await forgetDevices(req, originalDoc.id)
  return { ...data, newEmail: null, newEmailUntil: null }
}
