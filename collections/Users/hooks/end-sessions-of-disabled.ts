import type { CollectionBeforeChangeHook } from 'payload'

import type { User } from '@/payload-types'

/** Who is disabled is signed out everywhere at once. */
export const endSessionsOfDisabled: CollectionBeforeChangeHook<User> = ({ data }) =>
  data.status === 'disabled' ? { ...data, sessions: [] } : data
