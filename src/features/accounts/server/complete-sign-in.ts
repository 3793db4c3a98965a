import type { PayloadRequest } from 'payload'

import { type Audience, shortUserAgent } from '@/src/features/accounts/rules/sessions'
import { inTransaction } from '@/src/platform/database/transaction'
import { createSession, type CreatedSession } from './create-session'
import { rememberDevice } from './known-device'
import { notifyOwner } from './notify-owner'

/** `device`: what the browser keeps to be known; null for a program. */
export type CompletedSignIn = CreatedSession & { device: string | null }

/**
 * Opens the session of somebody who proved who they are with everything that is asked of the account, and remembers the
 * device, whose owner is mailed when it is new.
 * @throws {AuthenticationError} as `createSession`
 */
export const completeSignIn = (
  req: PayloadRequest,
  account: string,
  audience: Audience,
): Promise<CompletedSignIn> =>
  inTransaction(req, async () => {
    const session = await createSession(req, account, audience)
    const { cookie, isNew } = await rememberDevice(req, account)
    const at = new Date().toISOString()
    const userAgent = shortUserAgent(req.headers.get('user-agent'))
    if (isNew)
      await notifyOwner(req, session.user, { kind: 'newDevice', at, ...(userAgent && { userAgent }) })
    return { ...session, device: cookie }
  })
