import pLimit from 'p-limit'
import { AuthenticationError, createLocalReq, LockedAuth, type Payload, type PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { AUTH_TOKEN_SECONDS } from '@/src/lib/constants'
import { inTransaction } from '@/src/lib/database/transaction'
import { processWide } from '@/src/lib/process-wide'
import { lockAccount } from './account-lock'
import { findAccount } from './find-account'
import { spendHashTime } from './hashing'
import { countAttempt, forgetAttempt, LOCK_SECONDS } from './limits'

type Credentials = { email: string; password: string }
type SignedIn = { type: 'signedIn'; token: string; expiresAt: string; user: User }
type Refused = { type: 'refused' } | { type: 'limited'; seconds: number }

/**
 * Hashing is most of the work. Each sign-in holds a connection and asks for a second one to count a wrong password: more
 * of them at once would wait for each other when connections are few.
 */
const AT_ONCE = 2
const queue = () => processWide('sign-in-queue', () => pLimit(AT_ONCE))

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
    if (error instanceof LockedAuth) return { type: 'limited', seconds: LOCK_SECONDS }
    if (error instanceof AuthenticationError) return { type: 'refused' }
    throw error
  }
}

/**
 * Opens a session. Unknown address, wrong password, unconfirmed and disabled account answer alike, in comparable time.
 * @param address where the request comes from
 */
export async function signIn(
  payload: Payload,
  credentials: Credentials,
  { address, req }: { address: string; req?: PayloadRequest },
): Promise<SignedIn | Refused> {
  const attempt = { account: credentials.email, address }
  const seconds = await countAttempt('login', attempt)
  if (seconds > 0) return { type: 'limited', seconds }
  const account = await findAccount(payload, {
    email: { equals: credentials.email },
    status: { equals: 'active' },
    _verified: { equals: true },
  })
  const outcome = await queue()(async (): Promise<SignedIn | Refused> => {
    if (account) return checkPassword(req ?? (await createLocalReq({}, payload)), account.id, credentials)
    await spendHashTime(credentials.password)
    return { type: 'refused' }
  })
  if (outcome.type === 'signedIn') await forgetAttempt('login', attempt)
  return outcome
}
