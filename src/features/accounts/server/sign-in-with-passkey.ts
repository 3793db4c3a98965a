import type { PayloadRequest } from 'payload'

import { mayUsePassword } from '@/src/features/accounts/rules/password-sign-in'
import type { AuthenticationResponse } from '@/src/features/accounts/rules/webauthn-json'
import { env } from '@/src/platform/env'
import { createSession, type CreatedSession } from './create-session'
import { accountOfPasskey } from './factors/passkeys'
import { relyingParty } from './factors/relying-party'
import { findAccount } from './find-account'
import { consumeAttempt } from './limits'

type Outcome =
  | ({ type: 'signedIn' } & CreatedSession)
  | { type: 'rejected' }
  | { type: 'limited'; seconds: number }

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
  const usable = id && {
    id: { equals: id },
    status: { equals: 'active' as const },
    _verified: { equals: true },
  }
  const account = usable && (await findAccount(req.payload, usable))
  // Where only single sign-on is allowed, a passkey opens what a password may open.
  if (!account || !mayUsePassword(account, env.OIDC?.only === true)) return { type: 'rejected' }
  return { type: 'signedIn', ...(await createSession(req, account.id, { type: 'panel' })) }
}
