import { AuthenticationError, type Payload, type PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { isAccountOnly } from '@/src/access/memberships'
import type { Audience } from '@/src/features/accounts/rules/sessions'
import { mayUsePassword } from '@/src/features/accounts/rules/password-sign-in'
import { env } from '@/src/platform/env'
import { requestConnection } from '@/src/platform/database/connection'
import { inTransaction } from '@/src/platform/database/transaction'
import { lockAccount } from '@/src/upstream/payload/lock-account'
import { createSession, type CreatedSession } from './create-session'
import { presentFactor } from '@/src/features/accounts/hooks/demand-second-factor'
import { FACTOR_WINDOW_SECONDS } from './factors/attempts'
import { demandFactor, type FactorProof, type FactorRequest, requestFactor } from './factors/check-factor'
import { relyingParty } from './factors/relying-party'
import { SecondFactorError } from './factors/second-factor-error'
import { findAccount } from './find-account'
import { BUSY_SECONDS, queueHash } from './hash-queue'
import { equalizeHashTime } from './hashing'
import { consumeAttempt, resetAttempts } from './limits'
import { storedHash, verifyPassword } from './verify-password'

type Credentials = { email: string; password: string } & FactorProof
type SignedIn = { type: 'signedIn' } & CreatedSession
/** `panelOnly`: the password is right, but an account with a role has no sessions of a site. */
type Rejected =
  | { type: 'rejected' }
  | { type: 'panelOnly' }
  | { type: 'limited'; seconds: number }
  | { type: 'factorRequired'; demand: FactorRequest }

/** The password is hashed before the transaction, which would keep a connection for as long. */
async function openSession(
  req: PayloadRequest,
  account: User,
  { email, password, ...factor }: Credentials,
  audience: Audience,
): Promise<SignedIn | Rejected> {
  const { db } = req.payload
  const verified = await storedHash(db.drizzle, account.id)
  // Demanded below, so that a second check of the password does not use up a code.
  presentFactor(req, 'none')
  await verifyPassword(req, { email, password })
  if (audience.type === 'site' && !isAccountOnly(account)) return { type: 'panelOnly' }
  return inTransaction(req, async () => {
    await lockAccount(req, account.id)
    const isCurrent = (await storedHash(await requestConnection(req), account.id)) === verified
    if (!isCurrent) await verifyPassword(req, { email, password })
    const failure = await demandFactor(req.payload, account.id, factor, relyingParty(req.headers))
    if (failure) throw new SecondFactorError(failure)
    return { type: 'signedIn', ...(await createSession(req, account.id, audience)) }
  })
}

async function rejectFactor(
  { payload, headers }: PayloadRequest,
  account: User,
  { failure }: SecondFactorError,
): Promise<Rejected> {
  if (failure === 'limited') return { type: 'limited', seconds: FACTOR_WINDOW_SECONDS }
  const demand = await requestFactor(payload, account.id, failure, relyingParty(headers))
  return { type: 'factorRequired', demand }
}

async function checkPassword(
  req: PayloadRequest,
  account: User,
  credentials: Credentials,
  audience: Audience,
): Promise<SignedIn | Rejected> {
  try {
    return await openSession(req, account, credentials, audience)
  } catch (error) {
    if (error instanceof AuthenticationError) return { type: 'rejected' }
    if (error instanceof SecondFactorError) return rejectFactor(req, account, error)
    throw error
  }
}

/** The account that may sign in with an address. */
const openAccount = (payload: Payload, email: string): Promise<User | null> =>
  findAccount(payload, {
    email: { equals: email },
    status: { equals: 'active' },
    _verified: { equals: true },
  })

/**
 * Opens a session. An unknown address, a wrong password and an unconfirmed or disabled account give the same
 * outcome in comparable time, so that it does not reveal which accounts exist.
 * @param address client address of the request
 */
export async function signIn(
  req: PayloadRequest,
  credentials: Credentials,
  { address, audience }: { address: string; audience: Audience },
): Promise<SignedIn | Rejected> {
  const attempt = { account: credentials.email, address }
  const seconds = await consumeAttempt('login', attempt)
  if (seconds > 0) return { type: 'limited', seconds }
  const outcome = await queueHash(async (): Promise<SignedIn | Rejected> => {
    const account = await openAccount(req.payload, credentials.email)
    if (account && mayUsePassword(account, env.OIDC?.only === true))
      return checkPassword(req, account, credentials, audience)
    await equalizeHashTime(credentials.password)
    return { type: 'rejected' }
  })
  if (!outcome) return { type: 'limited', seconds: BUSY_SECONDS }
  if (outcome.type === 'signedIn' || outcome.type === 'panelOnly') await resetAttempts('login', attempt)
  return outcome
}
