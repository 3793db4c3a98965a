import type { CollectionAfterMeHook } from 'payload'

import { currentSession } from '@/src/features/accounts/rules/current-session'

/** When the session ends, in seconds: Payload would read it from the token, which no response contains. */
export const addSessionEnd: CollectionAfterMeHook = ({ req, response }) => {
  const session = currentSession(req)
  return session
    ? { ...(response as object), exp: Math.floor(Date.parse(session.expiresAt) / 1000) }
    : response
}
