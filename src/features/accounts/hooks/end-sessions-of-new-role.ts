import type { CollectionBeforeChangeHook } from 'payload'

import type { User } from '@/payload-types'
import { isAccountOnly } from '@/src/access/memberships'

/**
 * Ends all sessions of an account that gets its first role: they were opened on pages of any tenant, and perhaps in a way that
 * accounts with a role may not use. The person signs in again, at the panel.
 */
export const endSessionsOfNewRole: CollectionBeforeChangeHook<User> = ({ data, originalDoc, operation }) => {
  if (operation !== 'update' || !originalDoc || !isAccountOnly(originalDoc)) return data
  return isAccountOnly({ ...originalDoc, ...data }) ? data : { ...data, sessions: [] }
}
