import type { PayloadRequest } from 'payload'

import type { Locale } from '@/src/lib/constants'
import { DAY_MS } from '@/src/lib/durations'

export type Registration = { name: string; email: string; password: string }

/** Validity of the confirmation link. */
const CONFIRM_MS = 2 * DAY_MS

/** Key of `req.context` that allows an account with an unconfirmed address. */
export const SELF_REGISTERED = 'selfRegistered'

/**
 * Creates an account without a role, whose address is not confirmed yet.
 * @returns its id
 * @throws {ValidationError} when the address already has an account
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
    // Nobody is signed in; all stored fields are listed here.
    overrideAccess: true,
    req,
  })
  return id
}
