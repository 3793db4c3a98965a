import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { PasswordWeakness } from '@/src/lib/password'
import { inTransaction } from '@/src/platform/database/transaction'
import { lockAccount } from '@/src/upstream/payload/lock-account'
import { consumeAttempt } from '../limits'
import { passwordWeakness } from '../password-rules'
import { isAbandoned } from './abandoned'
import { isValidToken, readToken } from './token'

export type Answer = 'accept' | 'decline'
type Row = NonNullable<User['invitations']>[number]
type Pending = { account: User; invitation: Row }

type Outcome =
  | { type: 'accepted' | 'declined'; account: User }
  | { type: 'expired' | 'passwordNeeded' }
  | { type: 'limited'; seconds: number }
  | { type: 'weakPassword'; weakness: PasswordWeakness }

/** Key of `req.context` that allows the person themselves to change their memberships: they answer an invitation. */
export const ANSWERS_INVITATION = 'answersInvitation'

// The mailed token, or the session of the account itself, authorises.
const asSystem = { collection: 'users', depth: 0, showHiddenFields: true, overrideAccess: true } as const

async function findPending(req: PayloadRequest, account: string, tenant: string): Promise<Pending | null> {
  const found = await req.payload.findByID({ ...asSystem, id: account, disableErrors: true, req })
  const invitation = found?.invitations?.find(
    (row) => referenceId(row.tenant) === tenant && new Date(row.expiresAt) > new Date(),
  )
  return found?.status === 'active' && invitation ? { account: found, invitation } : null
}

/** Whoever knew the account before its address was confirmed loses access: the mail proves who owns it. */
const confirmed = (password: string) => ({
  password,
  _verified: true,
  _verificationToken: null,
  resetPasswordToken: null,
  confirmUntil: null,
  sessions: [],
})

async function store(
  req: PayloadRequest,
  { account, invitation }: Pending,
  answer: Answer,
  password?: string,
): Promise<void> {
  const { id } = account
  const tenant = referenceId(invitation.tenant)
  const others = <T extends { tenant: Row['tenant'] }>(rows: T[] | null | undefined): T[] =>
    (rows ?? []).filter((row) => referenceId(row.tenant) !== tenant)
  const tenants = [...others(account.tenants), { tenant, role: invitation.role }]
  const data = {
    invitations: others(account.invitations),
    ...(answer === 'accept' && { tenants }),
    ...(password !== undefined && confirmed(password)),
  }
  const context = { [ANSWERS_INVITATION]: true }
  const updated = await req.payload.update({ ...asSystem, id, data, context, req })
  if (answer === 'decline' && isAbandoned(updated)) await req.payload.delete({ ...asSystem, id, req })
}

/** The invitation that a mailed link is for; null when it was answered, withdrawn or replaced, or has expired. */
export async function invitationOfToken(req: PayloadRequest, token: string): Promise<Pending | null> {
  const claimed = readToken(token)
  const pending = claimed && (await findPending(req, claimed.account, claimed.tenant))
  if (!pending) return null
  const { account, invitation } = pending
  return isValidToken(claimed, { email: account.email, expiresAt: invitation.expiresAt }) ? pending : null
}

/** The password that accepting an invitation stores: of an account whose address is not confirmed yet. */
async function checkChoice({ account }: Pending, password: string | undefined): Promise<Outcome | null> {
  if (account._verified) return null
  if (password === undefined) return { type: 'passwordNeeded' }
  const weakness = await passwordWeakness(password, account)
  return weakness && { type: 'weakPassword', weakness }
}

/**
 * Answers the invitation of a mailed link. Accepting one chooses the password of an account whose address is not confirmed
 * yet; that of other accounts stays.
 * @param address client address of the request
 */
export async function answerByToken(
  payload: Payload,
  { token, answer, password }: { token: string; answer: Answer; password?: string | undefined },
  address: string,
): Promise<Outcome> {
  const seconds = await consumeAttempt('verify', { account: token, address })
  if (seconds > 0) return { type: 'limited', seconds }
  const req = await createLocalReq({}, payload)
  const found = await invitationOfToken(req, token)
  if (!found) return { type: 'expired' }
  const problem = answer === 'accept' ? await checkChoice(found, password) : null
  if (problem) return problem
  return inTransaction(req, async (): Promise<Outcome> => {
    await lockAccount(req, found.account.id)
    // It may have been answered meanwhile.
    const pending = await invitationOfToken(req, token)
    if (!pending) return { type: 'expired' }
    const chosen = answer === 'accept' && !pending.account._verified ? password : undefined
    await store(req, pending, answer, chosen)
    return { type: answer === 'accept' ? 'accepted' : 'declined', account: pending.account }
  })
}

/**
 * Answers an invitation of the signed-in account. Call it in a transaction.
 * @returns whether there was one
 */
export async function answerOwn(req: PayloadRequest, tenant: string, answer: Answer): Promise<boolean> {
  const { user } = req
  if (!user) return false
  await lockAccount(req, user.id)
  const pending = await findPending(req, user.id, tenant)
  if (pending) await store(req, pending, answer)
  return pending !== null
}
