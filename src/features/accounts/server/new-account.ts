import type { PayloadRequest } from 'payload'

import type { Locale } from '@/src/lib/constants'
import { DAY_MS } from '@/src/lib/durations'

export type Registration = { name: string; email: string; password: string }

/** How long the link in the mail confirms an address. */
const CONFIRM_MS = 2 * DAY_MS

/** Marks (in the request's context) the one way to an account whose address nobody vouches for. */
export const SELF_REGISTERED = 'selfRegistered'

/**
 * Makes an account without any role, which waits for its address to be confirmed.
 * @returns its id
 * @throws {ValidationError} when the address has an account
 */
export async function createAccount(
  req: PayloadRequest,
  registration: Registration,
  locale: Locale,
): Promise<string> {
  const { id } = await req.payload.create({
    collection: 'users',
    data: {
      ...registration,
      language: locale,
      status: 'active',
      confirmUntil: new Date(Date.now() + CONFIRM_MS).toISOString(),
    },
    context: { [SELF_REGISTERED]: true },
    disableVerificationEmail: true,
    depth: 0,
    // Whoever registers has no account yet; what is stored is named here in full.
    overrideAccess: true,
    req,
  })
  return id
}
