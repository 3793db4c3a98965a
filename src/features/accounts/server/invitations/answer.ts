import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { hasConfirmedAddress } from '@/src/features/accounts/rules/confirmed-address'
import type { PasswordWeakness } from '@/src/lib/password'
import { inTransaction } from '@/src/platform/database/transaction'
import { lockAccount } from '@/src/upstream/payload/lock-account'
import { consumeAttempt } from '../limits'
import { resetFactors } from '../factors/reset-factors'
import { passwordWeakness } from '../password-rules'
import { isAbandoned } from './abandoned'
import { acceptanceOf } from './acceptance'
import { isValidToken, readToken } from './token'

export type Answer = 'accept' | 'decline'
type Row = NonNullable<User['invitations']>[number]
type Pending = { account: User; invitation: Row }

type Outcome =
  | { type: 'accepted' | 'declined'; account: User }
  | { type: 'expired' | 'passwordNeeded' | 'sessionNeeded' }
  | { type: 'limited'; seconds: number }
  | { type: 'weakPassword'; weakness: PasswordWeakness }

/** Key of `req.context` that allows the person themselves to change their memberships: they answer an invitation. */
export const ANSWERS_INVITATION = 'answersInvitation'

// The token of the link, or the session of the account itself, authorises.
const asSystem = {
  collection: 'users',
  depth: 0,
  showHiddenFields: true,
  overrideAccess: true,
} as const

async function findPending(req: PayloadRequest, account: string, tenant: string): Promise<Pending | null> {
  const found = await req.payload.findByID({ ...asSystem, id: account, disableErrors: true, req })
  const invitation = found?.invitations?.find(
    (row) => referenceId(row.tenant) === tenant && new Date(row.expiresAt) > new Date(),
  )
  return found?.status === 'active' && invitation ? { account: found, invitation } : null
}

/**
 * Whoever knew the account before its address was confirmed loses access: the mail proves who owns it. A link that was handed
 * over proves nothing.
 */
const withPassword = (password: string, { handedOver }: Row) => ({
  password,
  _verified: true,
  addressUnconfirmed: handedOver === true,
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
    ...(password !== undefined && withPassword(password, invitation)),
  }
  const context = { [ANSWERS_INVITATION]: true }
  const updated = await req.payload.update({
    ...asSystem,
    id,
    data,
    context,
    req,
  })
  if (password !== undefined && account._verified) await resetFactors(req, account)
  if (answer === 'decline' && isAbandoned(updated)) await req.payload.delete({ ...asSystem, id, req })
}

/** The invitation that a link is for; null when it was answered, withdrawn or replaced, or has expired. */
export async function invitationOfToken(req: PayloadRequest, token: string): Promise<Pending | null> {
  const claimed = readToken(token)
  const pending = claimed && (await findPending(req, claimed.account, claimed.tenant))
  if (!pending) return null
  const { account, invitation } = pending
  return isValidToken(claimed, { ...invitation, email: account.email }) ? pending : null
}

/** Why an invitation is not accepted by its link alone, or with this password. */
async function checkChoice(
  { account, invitation }: Pending,
  password: string | undefined,
): Promise<Outcome | null> {
  const acceptance = acceptanceOf(account, invitation)
  if (acceptance === 'nothing') return null
  if (acceptance === 'session') return { type: 'sessionNeeded' }
  if (password === undefined) return { type: 'passwordNeeded' }
  const weakness = await passwordWeakness(password, account)
  return weakness && { type: 'weakPassword', weakness }
}

/**
 * Answers the invitation of a link. Accepting one that was mailed chooses the password of an account whose address is not
 * confirmed yet; one that was handed over, only the first password of an account that the invitation made.
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
    const again = answer === 'accept' ? await checkChoice(pending, password) : null
    if (again) return again
    const choosesPassword =
      answer === 'accept' && acceptanceOf(pending.account, pending.invitation) === 'password'
    await store(req, pending, answer, choosesPassword ? password : undefined)
    return {
      type: answer === 'accept' ? 'accepted' : 'declined',
      account: pending.account,
    }
  })
}

/** Whether the signed-in person may accept: whose address is not confirmed may be anybody, unless they have the link too. */
const mayAccept = ({ account, invitation }: Pending, isFromLink: boolean): boolean =>
  hasConfirmedAddress(account) || (isFromLink && invitation.handedOver === true)

/**
 * Answers an invitation of the signed-in account. Call it in a transaction.
 * @param token of the link, if the person opened it
 * @returns `notFound` when there is none; `linkNeeded` when accepting it takes its link
 */
export async function answerOwn(
  req: PayloadRequest,
  tenant: string,
  { answer, token }: { answer: Answer; token?: string | undefined },
): Promise<'done' | 'notFound' | 'linkNeeded'> {
  const { user } = req
  if (!user) return 'notFound'
  await lockAccount(req, user.id)
  const pending = await findPending(req, user.id, tenant)
  if (!pending) return 'notFound'
  const linked = token ? await invitationOfToken(req, token) : null
  const isFromLink = linked?.account.id === user.id && referenceId(linked.invitation.tenant) === tenant
  if (answer === 'accept' && !mayAccept(pending, isFromLink)) return 'linkNeeded'
  await store(req, pending, answer)
  return 'done'
}
