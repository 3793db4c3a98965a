import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'

import { AuthenticationError, LockedAuth, type Payload } from 'payload'

import type { User } from '@/payload-types'
import { AUTH_TOKEN_SECONDS } from '@/src/lib/constants'
import { ApiError } from '../../core/problems'
import { countAttempt, forgetAttempts, lockedOut } from './login-limit'

/** What Payload spends on checking a password. */
const HASH = { iterations: 600_000, keyLength: 32, digest: 'sha256' }

type Credentials = { email: string; password: string }
type SignedIn = { token: string; expiresAt: string; user: User }

const refused = (): ApiError =>
  new ApiError('unauthenticated', 'The e-mail address or the password is not right.', {
    headers: { 'www-authenticate': 'Bearer' },
  })

async function isActive(payload: Payload, email: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'users',
    where: { email: { equals: email }, status: { equals: 'active' } },
    // Nobody is signed in yet.
    overrideAccess: true,
  })
  return totalDocs > 0
}

/** Takes as long as a wrong password does, so that the time does not tell whether an account exists. */
async function refuseSlowly(password: string): Promise<never> {
  await promisify(pbkdf2)(password, 'no account', HASH.iterations, HASH.keyLength, HASH.digest)
  throw refused()
}

async function checkPassword(payload: Payload, { email, password }: Credentials): Promise<SignedIn> {
  try {
    // The person's own document, which they may read; nobody is signed in before.
    const result = await payload.login({
      collection: 'users',
      data: { email, password },
      depth: 0,
      overrideAccess: true,
    })
    if (!result.token || !result.user) throw new Error('Payload gave no token')
    const expiresAt = new Date((result.exp ?? Date.now() / 1000 + AUTH_TOKEN_SECONDS) * 1000).toISOString()
    return { token: result.token, expiresAt, user: result.user }
  } catch (error) {
    if (error instanceof LockedAuth) throw lockedOut(payload.collections.users.config.auth.lockTime / 1000)
    if (error instanceof AuthenticationError) throw refused()
    throw error
  }
}

/**
 * Opens a session. Unknown address, wrong password and disabled account answer alike, in comparable time.
 * @throws {ApiError} 401, or 429 after too many failures
 */
export async function signIn(payload: Payload, credentials: Credentials): Promise<SignedIn> {
  await countAttempt(payload, credentials.email)
  if (!(await isActive(payload, credentials.email))) return refuseSlowly(credentials.password)
  const signedIn = await checkPassword(payload, credentials)
  await forgetAttempts(payload, credentials.email)
  return signedIn
}
