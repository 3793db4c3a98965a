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
type Refused = { type: 'refused' } | { type: 'limited'; seconds: number }

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
    // The person's own document, which they may read; nobody is signed in before.
    overrideAccess: true,
    req,
  })
  if (!result.token || !result.user) throw new Error('Payload gave no token')
  const expiresAt = new Date((result.exp ?? Date.now() / 1000 + AUTH_TOKEN_SECONDS) * 1000).toISOString()
  return { type: 'signedIn', token: result.token, expiresAt, user: result.user }
}

async function checkPassword(
  req: PayloadRequest,
  id: string,
  credentials: Credentials,
): Promise<SignedIn | Refused> {
  try {
    return await inTransaction(req, () => openSession(req, id, credentials))
  } catch (error) {
    // Locked by somebody who tried at the same moment.
    if (error instanceof AuthenticationError || error instanceof LockedAuth) return { type: 'refused' }
    throw error
  }
}

/** The account that may sign in with an address. A locked one may not; Payload would refuse it without hashing. */
const openAccount = (payload: Payload, email: string): Promise<User | null> =>
  findAccount(payload, {
    email: { equals: email },
    status: { equals: 'active' },
    _verified: { equals: true },
    or: [{ lockUntil: { exists: false } }, { lockUntil: { less_than_equal: new Date().toISOString() } }],
  })

/**
 * Opens a session. Unknown address, wrong password, unconfirmed, disabled and locked account answer alike, in comparable
 * time: Payload counts wrong passwords for good and locks only accounts that exist, so its lock must not show.
 * @param address where the request comes from
 */
export async function signIn(
  payload: Payload,
  credentials: Credentials,
  { address, req }: { address: string; req?: PayloadRequest },
): Promise<SignedIn | Refused> {
  const attempt = { account: credentials.email, address }
  const seconds = await consumeAttempt('login', attempt)
  if (seconds > 0) return { type: 'limited', seconds }
  const outcome = await queueHash(async (): Promise<SignedIn | Refused> => {
    const account = await openAccount(payload, credentials.email)
    if (account) return checkPassword(req ?? (await createLocalReq({}, payload)), account.id, credentials)
    await equalizeHashTime(credentials.password)
    return { type: 'refused' }
  })
  if (!outcome) return { type: 'limited', seconds: BUSY_SECONDS }
  if (outcome.type === 'signedIn') await resetAttempts('login', attempt)
  return outcome
}
