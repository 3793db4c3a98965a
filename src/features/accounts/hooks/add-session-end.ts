import type { CollectionAfterMeHook } from 'payload'

/** When the session ends, in seconds: Payload would read it from the token, which no response contains. */
export const addSessionEnd: CollectionAfterMeHook = ({ req: { user }, response }) => {
  const sid = user && '_sid' in user ? user._sid : undefined
  const session = user?.sessions?.find(({ id }) => id === sid)
  return session
    ? { ...(response as object), exp: Math.floor(Date.parse(session.expiresAt) / 1000) }
    : response
}
