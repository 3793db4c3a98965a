import { type Payload, ValidationError } from 'payload'

import type { Locale } from '@/src/lib/constants'
import { DAY_MS } from '@/src/lib/durations'
import { findAccount } from './find-account'

export type Registration = { name: string; email: string; password: string }

/** How long the link in the mail confirms an address. */
const CONFIRM_MS = 2 * DAY_MS

/** Marks (in the request's context) the one way to an account whose address nobody vouches for. */
export const SELF_REGISTERED = 'selfRegistered'

/**
 * Makes an account without any role, which waits for its address to be confirmed.
 * @returns the token that confirms it, or null when the address has an account by now
 */
export async function createAccount(
  payload: Payload,
  registration: Registration,
  locale: Locale,
): Promise<string | null> {
  try {
    const { _verificationToken: token } = await payload.create({
      collection: 'users',
      data: {
        ...registration,
        language: locale,
        status: 'active',
        confirmUntil: new Date(Date.now() + CONFIRM_MS).toISOString(),
      },
      context: { [SELF_REGISTERED]: true },
      disableVerificationEmail: true,
      showHiddenFields: true,
      depth: 0,
      // Whoever registers has no account yet; what is stored is named here in full.
      overrideAccess: true,
    })
    if (!token) throw new Error('Payload made no token to confirm the address with')
    return token
  } catch (error) {
    const taken =
      error instanceof ValidationError &&
      (await findAccount(payload, { email: { equals: registration.email } }))
    if (taken) return null
    throw error
  }
}
