import type { Payload, PayloadRequest } from 'payload'

import { HOUR_MS } from '@/src/lib/durations'

type Options = { hours?: number; req?: PayloadRequest }

/** Issues a token to choose the account's password, valid once within `hours`; null when there is no such account. */
export async function issueResetToken(
  payload: Payload,
  email: string,
  { hours = 1, req }: Options = {},
): Promise<string | null> {
  const token: string | null = await payload.forgotPassword({
    collection: 'users',
    data: { email },
    expiration: hours * HOUR_MS,
    // We send our own mail, on behalf of the site and in its locale.
    disableEmail: true,
    overrideAccess: true,
    ...(req && { req }),
  })
  return token
}
