import type { PayloadRequest } from 'payload'

import { inTransaction } from '@/src/platform/database/transaction'
import { lockAccount } from '@/src/upstream/payload/lock-account'
import { forgetDevices } from './known-device'

/** `session`: the one to end; null: all of the account but the caller's own, and its known devices. */
export type SessionSelection = { account: string; session: string | null }

/**
 * Ends sessions of an account, for its owner or a super admin: the next request with their token gets a 401.
 * @returns how many were ended; null when there is no such account
 */
export async function endSessions(
  req: PayloadRequest,
  { account, session }: SessionSelection,
): Promise<number | null> {
  return inTransaction(req, async () => {
    await lockAccount(req, account)
    const user = await req.payload.findByID({
      collection: 'users',
      id: account,
      depth: 0,
      disableErrors: true,
      // Field access would show the sessions to their owner only.
      overrideAccess: true,
      req,
    })
    if (!user) return null
    const own = req.user && '_sid' in req.user ? req.user._sid : undefined
    const sessions = user.sessions ?? []
    const remaining = sessions.filter(({ id }) => (session === null ? id === own : id !== session))
    if (session === null) await forgetDevices(req, account)
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
