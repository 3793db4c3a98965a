import { AuthenticationError, createLocalReq, LockedAuth, type Payload, type PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { AUTH_TOKEN_SECONDS } from '@/src/lib/constants'
import { inTransaction } from '@/src/platform/database/transaction'
import { lockAccount } from '@/src/upstream/payload/lock-account'
import { findAccount } from './find-account'
import { BUSY_SECONDS, queueHash } from './hash-queue'
import { equalizeHashTime } from './hashing'
import { consumeAttempt, resetAttempts } from './limits'

type Credentials = { email: string; password: string }
type SignedIn = { type: 'signedIn'; token: string; expiresAt: string; user: User }
type Rejected = { type: 'rejected' } | { type: 'limited'; seconds: number }

async function openSession(
  req: PayloadRequest,
  id: string,
  { email, password }: Credentials,
): Promise<SignedIn> {
  await lockAccount(req, id)
  const result = await req.payload.login({
    collection: 'users',
    data: { email, password },
    depth: 0,
    // Nobody is signed in yet; the result is the person's own document.
    overrideAccess: true,
    req,
  })
  if (!result.token || !result.user) throw new Error('Payload returned no token')
  const expiresAt = new Date((result.exp ?? Date.now() / 1000 + AUTH_TOKEN_SECONDS) * 1000).toISOString()
  return { type: 'signedIn', token: result.token, expiresAt, user: result.user }
}

async function checkPassword(
  req: PayloadRequest,
  id: string,
  credentials: Credentials,
): Promise<SignedIn | Rejected> {
  try {
    return await inTransaction(req, () => openSession(req, id, credentials))
  } catch (error) {
    // A concurrent attempt may have locked the account.
    if (error instanceof AuthenticationError || error instanceof LockedAuth) return { type: 'rejected' }
    throw error
  }
}

/** The account that may sign in with an address. Locked ones are left out: Payload rejects them without hashing, which timing would show. */
const openAccount = (payload: Payload, email: string): Promise<User | null> =>
  findAccount(payload, {
    email: { equals: email },
    status: { equals: 'active' },
    _verified: { equals: true },
    or: [{ lockUntil: { exists: false } }, { lockUntil: { less_than_equal: new Date().toISOString() } }],
  })

/**
 * Opens a session. An unknown address, a wrong password and an unconfirmed, disabled or locked account give the same
 * outcome in comparable time, so that it does not reveal which accounts exist.
 * @param address client address of the request
 */
export async function signIn(
  payload: Payload,
  credentials: Credentials,
  { address, req }: { address: string; req?: PayloadRequest },
): Promise<SignedIn | Rejected> {
  const attempt = { account: credentials.email, address }
  const seconds = await consumeAttempt('login', attempt)
  if (seconds > 0) return { type: 'limited', seconds }
  const outcome = await queueHash(async (): Promise<SignedIn | Rejected> => {
    const account = await openAccount(payload, credentials.email)
    if (account) return checkPassword(req ?? (await createLocalReq({}, payload)), account.id, credentials)
    await equalizeHashTime(credentials.password)
    return { type: 'rejected' }
  })
  if (!outcome) return { type: 'limited', seconds: BUSY_SECONDS }
  if (outcome.type === 'signedIn') await resetAttempts('login', attempt)
  return outcome
}
