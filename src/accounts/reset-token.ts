import type { Payload } from 'payload'

/** A token that lets whoever has it choose the account's password, once, within the hour; null without an account. */
export async function issueResetToken(payload: Payload, email: string): Promise<string | null> {
  const token: string | null = await payload.forgotPassword({
    collection: 'users',
    data: { email },
    // The mail is ours: in the name and the language of the site that was asked.
    disableEmail: true,
    overrideAccess: true,
  })
  return token
}
