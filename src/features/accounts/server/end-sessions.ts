import type { PayloadRequest, Where } from 'payload'

import { inTransaction } from '@/src/platform/database/transaction'
import { lockAccount } from '@/src/upstream/payload/lock-account'

/** The session to end; null: every one of the account but the caller's own. */
export type SessionEndReason = { account: string; session: string | null }

/**
 * Ends sessions of an account: the next call with their token answers 401.
 * @param reach which accounts the caller may manage, as the collection's access says
 * @returns how many were ended, or null when there is no such account within reach
 */
export async function endSessions(
  req: PayloadRequest,
  { account, session }: SessionEndReason,
  reach: Where | boolean,
): Promise<number | null> {
  if (reach === false) return null
  return inTransaction(req, async () => {
    await lockAccount(req, account)
    const where: Where = { id: { equals: account } }
    const { docs } = await req.payload.find({
      collection: 'users',
      where: reach === true ? where : { and: [where, reach] },
      depth: 0,
      limit: 1,
      pagination: false,
      // `reach` is the access; the list itself only its owner could read.
      overrideAccess: true,
      req,
    })
    const [user] = docs
    if (!user) return null
    const own = req.user && '_sid' in req.user ? req.user._sid : undefined
    const sessions = user.sessions ?? []
    const kept = sessions.filter(({ id }) => (session === null ? id === own : id !== session))
    if (kept.length < sessions.length)
      await req.payload.update({
        collection: 'users',
        id: account,
        data: { sessions: kept },
        overrideAccess: true,
        req,
      })
    return sessions.length - kept.length
  })
}
