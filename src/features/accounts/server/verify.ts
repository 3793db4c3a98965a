import { APIError, type Payload } from 'payload'

import { hashSecretToken } from '@/src/platform/secret-token'
import { findAccount } from './find-account'
import { consumeAttempt } from './limits'

type Outcome = { type: 'verified' } | { type: 'expired' } | { type: 'limited'; seconds: number }

/** Confirms an account's e-mail address with a mailed token, which is valid once, until `confirmUntil`. */
export async function verify(payload: Payload, token: string, address: string): Promise<Outcome> {
  const seconds = await consumeAttempt('verify', { account: token, address })
  if (seconds > 0) return { type: 'limited', seconds }
  const stored = hashSecretToken(token)
  const account = await findAccount(payload, {
    _verificationToken: { equals: stored },
    confirmUntil: { greater_than: new Date().toISOString() },
    status: { equals: 'active' },
  })
  if (!account) return { type: 'expired' }
  try {
    await payload.verifyEmail({ collection: 'users', token: stored })
    return { type: 'verified' }
  } catch (error) {
    // A concurrent request used the token.
    if (error instanceof APIError) return { type: 'expired' }
    throw error
  }
}
