import type { PayloadRequest, Where } from 'payload'

import { inTransaction } from '@/src/platform/database/transaction'
import { lockAccount } from '@/src/upstream/payload/lock-account'

/** `session`: the one to end; null: all of the account but the caller's own. */
export type SessionSelection = { account: string; session: string | null }

/**
 * Ends sessions of an account: the next request with their token gets a 401.
 * @param access the accounts that the caller may manage, from the collection's access rules
 * @returns how many were ended; null when the caller may not manage such an account
 */
export async function endSessions(
  req: PayloadRequest,
  { account, session }: SessionSelection,
  access: Where | boolean,
): Promise<number | null> {
  if (access === false) return null
  return inTransaction(req, async () => {
    await lockAccount(req, account)
    const where: Where = { id: { equals: account } }
    const { docs } = await req.payload.find({
      collection: 'users',
      where: access === true ? where : { and: [where, access] },
      depth: 0,
      limit: 1,
      pagination: false,
      // `access` limits the accounts; field access would show the sessions to their owner only.
      overrideAccess: true,
      req,
    })
    const [user] = docs
    if (!user) return null
    const own = req.user && '_sid' in req.user ? req.user._sid : undefined
    const sessions = user.sessions ?? []
    const remaining = sessions.filter(({ id }) => (session === null ? id === own : id !== session))
    if (remaining.length < sessions.length)
      await req.payload.update({
        collection: 'users',
        id: account,
        data: { sessions: remaining },
        overrideAccess: true,
        req,
      })
    return sessions.length - remaining.length
  })
}
