import type { Payload, PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { HOUR_MS } from '@/src/lib/durations'
import { keyedHash } from '@/src/platform/sealing'
import { hashSecretToken, newSecretToken } from '@/src/platform/secret-token'
import { findAccount } from './find-account'

type Options = { req?: PayloadRequest; token?: string }

/** The token of a job's mail: the same whenever the job runs, so that nothing needs to store it. */
export const tokenOfMail = (jobId: string, account: string): string =>
  keyedHash(`mailed links of ${account}`, jobId)

type Stored = Pick<User, '_verificationToken' | 'resetPasswordToken' | 'resetPasswordExpiration'>

/** Stores what a token is compared with. Payload has fields for tokens, and would store them as they are. */
const store = (payload: Payload, id: string, data: Stored, req: PayloadRequest | undefined) =>
  payload.update({
    collection: 'users',
    id,
    data,
    depth: 0,
    // Nobody is signed in; the token goes to the owner of the address only.
    overrideAccess: true,
    ...(req && { req }),
  })

/** Issues a token to choose the account's password, valid once within an hour; null when there is no such account. */
export async function issueResetToken(
  payload: Payload,
  email: string,
  { req, token = newSecretToken() }: Options = {},
): Promise<string | null> {
  const account = await findAccount(payload, { email: { equals: email } })
  if (!account) return null
  const resetPasswordExpiration = new Date(Date.now() + HOUR_MS).toISOString()
  await store(
    payload,
    account.id,
    { resetPasswordToken: hashSecretToken(token), resetPasswordExpiration },
    req,
  )
  return token
}

/** Issues a token to confirm the address of an account, valid once, until its `confirmUntil`. */
export async function issueVerificationToken(
  payload: Payload,
  { id }: Pick<User, 'id'>,
  { req, token = newSecretToken() }: Options = {},
): Promise<string> {
  await store(payload, id, { _verificationToken: hashSecretToken(token) }, req)
  return token
}
