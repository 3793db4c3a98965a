import { AuthenticationError, type Payload, type PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { isAccountOnly } from '@/src/access/memberships'
import type { Audience } from '@/src/features/accounts/rules/sessions'
import { mayUsePassword } from '@/src/features/accounts/rules/password-sign-in'
import { env } from '@/src/platform/env'
import { requestConnection } from '@/src/platform/database/connection'
import { inTransaction } from '@/src/platform/database/transaction'
import { lockAccount } from '@/src/upstream/payload/lock-account'
import { type CompletedSignIn, completeSignIn } from './complete-sign-in'
import { demandFactor, type FactorProof, type FactorRequest, requestFactor } from './factors/check-factor'
import { relyingParty } from './factors/relying-party'
import { SecondFactorError } from './factors/second-factor-error'
import { findAccount } from './find-account'
import { BUSY_SECONDS, queueHash } from './hash-queue'
import { equalizeHashTime } from './hashing'
import { knownDevice } from './known-device'
import { consumeAttempt, resetAttempts } from './limits'
import { storedHash, verifyPassword } from './verify-password'

type Credentials = { email: string; password: string } & FactorProof
type SignedIn = { type: 'signedIn' } & CompletedSignIn
/** `panelOnly`: the password is right, but an account with a role has no sessions of a site. */
type Rejected =
  | { type: 'rejected' }
  | { type: 'panelOnly' }
  | { type: 'limited'; seconds: number }
  | { type: 'factorRequired'; demand: FactorRequest }

/** Why the right password opens no session of the account, whose roles may have changed before it was locked; else null. */
async function reject(req: PayloadRequest, id: string, audience: Audience): Promise<Rejected | null> {
  const account = await findAccount(req.payload, { id: { equals: id } }, req)
  if (!account || !mayUsePassword(account, env.OIDC?.only === true)) return { type: 'rejected' }
  return audience.type === 'site' && !isAccountOnly(account) ? { type: 'panelOnly' } : null
}

/** The password is hashed before the transaction, which would keep a connection for as long. */
async function openSession(
  req: PayloadRequest,
  { id }: User,
  { email, password, ...factor }: Credentials,
  audience: Audience,
): Promise<SignedIn | Rejected> {
  const verified = await storedHash(req.payload.db.drizzle, id)
  await verifyPassword(req, { email, password })
  return inTransaction(req, async () => {
    await lockAccount(req, id)
    const isCurrent = (await storedHash(await requestConnection(req), id)) === verified
    if (!isCurrent) await verifyPassword(req, { email, password })
    const rejected = await reject(req, id, audience)
    if (rejected) return rejected
    const failure = await demandFactor(req, id, factor)
    if (failure) throw new SecondFactorError(failure)
    return { type: 'signedIn', ...(await completeSignIn(req, id, audience)) }
  })
}

async function rejectFactor(
  { payload, headers }: PayloadRequest,
  account: User,
  { failure }: SecondFactorError,
): Promise<Rejected> {
  if (failure.type === 'limited') return failure
  const demand = await requestFactor(payload, account.id, failure.type, relyingParty(headers))
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
  const { email } = credentials
  const device = await knownDevice(req.payload.db.drizzle, req.headers, { email })
  const attempt = { account: email, address, device }
  const seconds = await consumeAttempt('login', attempt)
  if (seconds > 0) return { type: 'limited', seconds }
  const outcome = await queueHash(async (): Promise<SignedIn | Rejected> => {
    const account = await openAccount(req.payload, email)
    if (account) return checkPassword(req, account, credentials, audience)
    await equalizeHashTime(credentials.password)
    return { type: 'rejected' }
  })
  if (!outcome) return { type: 'limited', seconds: BUSY_SECONDS }
  if (outcome.type === 'signedIn' || outcome.type === 'panelOnly') await resetAttempts('login', attempt)
  return outcome
}
