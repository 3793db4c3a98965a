import type { PayloadRequest } from 'payload'

import { mayUsePassword } from '@/src/features/accounts/rules/password-sign-in'
import type { AuthenticationResponse } from '@/src/features/accounts/rules/webauthn-json'
import { inTransaction } from '@/src/platform/database/transaction'
import { env } from '@/src/platform/env'
import { lockAccount } from '@/src/upstream/payload/lock-account'
import { type CompletedSignIn, completeSignIn } from './complete-sign-in'
import { accountOfPasskey } from './factors/passkeys'
import { relyingParty } from './factors/relying-party'
import { findAccount } from './find-account'
import { consumeAttempt } from './limits'

type Outcome =
  | ({ type: 'signedIn' } & CompletedSignIn)
  | { type: 'rejected' }
  | { type: 'limited'; seconds: number }

const openSession = (req: PayloadRequest, id: string): Promise<Outcome> =>
  inTransaction(req, async (): Promise<Outcome> => {
    await lockAccount(req, id)
    const usable = { id: { equals: id }, status: { equals: 'active' }, _verified: { equals: true } }
    const account = await findAccount(req.payload, usable, req)
    // Where only single sign-on is allowed, a passkey opens what a password may open.
    if (!account || !mayUsePassword(account, env.OIDC?.only === true)) return { type: 'rejected' }
    return { type: 'signedIn', ...(await completeSignIn(req, id, { type: 'panel' })) }
  })

/**
 * Opens a session of the panel with a passkey alone, which has verified the person. The lock of wrong passwords does not
 * apply: it would let a stranger keep the owner out.
 * @param address client address of the request
 */
export async function signInWithPasskey(
  req: PayloadRequest,
  response: AuthenticationResponse,
  address: string,
): Promise<Outcome> {
  const seconds = await consumeAttempt('passkey', { account: response.id, address })
  if (seconds > 0) return { type: 'limited', seconds }
  const party = relyingParty(req.headers)
  const id = party && (await accountOfPasskey(req.payload.db.drizzle, null, { party, response }))
  return id ? openSession(req, id) : { type: 'rejected' }
}
