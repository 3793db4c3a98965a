import { APIError, type Payload } from 'payload'

import { findAccount } from './find-account'
import { consumeAttempt } from './limits'

type Outcome = { type: 'verified' } | { type: 'expired' } | { type: 'limited'; seconds: number }

/** Confirms the address of the account that a token was mailed for. A token works once, and for as long as the mail said. */
export async function verify(payload: Payload, token: string, address: string): Promise<Outcome> {
  const seconds = await consumeAttempt('verify', { account: token, address })
  if (seconds > 0) return { type: 'limited', seconds }
  const account = await findAccount(payload, {
    _verificationToken: { equals: token },
    confirmUntil: { greater_than: new Date().toISOString() },
    status: { equals: 'active' },
  })
  if (!account) return { type: 'expired' }
  try {
    await payload.verifyEmail({ collection: 'users', token })
    return { type: 'verified' }
  } catch (error) {
    // Somebody used it at the same moment.
    if (error instanceof APIError) return { type: 'expired' }
    throw error
  }
}
