import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { currentSession } from '@/src/features/accounts/rules/current-session'
import { forgetDevices } from '@/src/features/accounts/server/known-device'
import { notifyOwner } from '@/src/features/accounts/server/notify-owner'

/** The address that a change gives an account; null when it stays as it is. */
function newAddress({ email }: Partial<User>, original: User): string | null {
  const normalized = email?.trim().toLowerCase()
  return normalized && normalized !== original.email ? normalized : null
}

/** The session of somebody who changes their own address goes on. */
function keptSessions({ user }: PayloadRequest, { id, sessions }: User): User['sessions'] {
  const own = user?.id === id ? currentSession({ user }) : undefined
  return (sessions ?? []).filter((session) => session.id === own?.id)
}

/**
 * Of an account that gets another address, links that were mailed to the former one, sessions and known devices are void, and
 * both addresses are mailed.
 */
export const secureNewAddress: CollectionBeforeChangeHook<User> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const address = operation === 'update' && originalDoc ? newAddress(data, originalDoc) : null
  if (!originalDoc || address === null) return data
  await forgetDevices(req, originalDoc.id)
  for (const to of [originalDoc.email, address])
    await notifyOwner(req, originalDoc, { kind: 'addressChanged', to, newAddress: address })
  return {
    ...data,
    resetPasswordToken: null,
    _verificationToken: null,
    newEmail: null,
    newEmailUntil: null,
    // Who never confirmed the former address must not answer for its owner.
    ...(originalDoc.addressUnconfirmed && { invitations: [] }),
    sessions: keptSessions(req, originalDoc),
  }
}
