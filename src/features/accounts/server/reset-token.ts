import type { Payload, PayloadRequest } from 'payload'

import { HOUR_MS } from '@/src/lib/durations'

type Options = { hours?: number; req?: PayloadRequest }

/** A token that lets whoever has it choose the account's password, once, within the hours; null without an account. */
export async function issueResetToken(
  payload: Payload,
  email: string,
  { hours = 1, req }: Options = {},
): Promise<string | null> {
  const token: string | null = await payload.forgotPassword({
    collection: 'users',
    data: { email },
    expiration: hours * HOUR_MS,
    // The mail is ours: in the name and the language of the site that was asked.
    disableEmail: true,
    overrideAccess: true,
    ...(req && { req }),
  })
  return token
}
