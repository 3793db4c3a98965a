import type { CollectionBeforeChangeHook } from 'payload'

import type { User } from '@/payload-types'
import { forgetDevices } from '@/src/features/accounts/server/known-device'

/** A new password or address, or a disabled account: whoever signed in before is a stranger again. */
export const forgetDevicesOfChanged: CollectionBeforeChangeHook<User> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data
  const hasNewAddress = Boolean(data.email) && data.email !== originalDoc.email
  if (data.password || hasNewAddress || data.status === 'disabled') await forgetDevices(req, originalDoc.id)
  return data
}
