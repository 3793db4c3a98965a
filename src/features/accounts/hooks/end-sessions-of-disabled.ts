import type { CollectionBeforeChangeHook } from 'payload'

import type { User } from '@/payload-types'

/** Ends all sessions of an account that is disabled. */
export const endSessionsOfDisabled: CollectionBeforeChangeHook<User> = ({ data }) =>
  data.status === 'disabled' ? { ...data, sessions: [] } : data
