import { createLocalReq, type Payload, type PayloadRequest, ValidationError } from 'payload'

import type { User } from '@/payload-types'
import type { Proof } from '@/src/features/accounts/rules/factors'
import { mayUsePassword } from '@/src/features/accounts/rules/password-sign-in'
import { DAY_MS } from '@/src/lib/durations'
import { inTransaction } from '@/src/platform/database/transaction'
import { env } from '@/src/platform/env'
import { canSendMail } from '@/src/platform/mail/send'
import { lockAccount } from '@/src/upstream/payload/lock-account'
import { accountOfToken, type AddressAnswer, answerOfToken } from './address-token'
import { confirmIdentity } from './factors/confirm-identity'
import { findAccount } from './find-account'
import { consumeAttempt } from './limits'
import { notifyOwner } from './notify-owner'

type Limited = { type: 'limited'; seconds: number }
type Requested = { type: 'requested' | 'rejected' | 'same' | 'singleSignOn' | 'mailNotConfigured' } | Limited
type Answered = { type: AddressAnswer | 'expired' } | Limited

/** The person, or who has the mailed link, was checked by the caller; only the system may write these fields. */
const asSystem = { collection: 'users', depth: 0, overrideAccess: true } as const

export const mayChangeAddress = (user: User): boolean => mayUsePassword(user, env.OIDC?.only === true)

async function limitRequest(user: User, email: string, address: string): Promise<number> {
  const own = await consumeAttempt('changeAddress', { account: user.id, address })
  // Nobody is mailed often because many accounts name their address.
  return own > 0 ? own : consumeAttempt('changeAddress', { account: email, address })
}

/**
 * Mails a link to the new address of a signed-in person, who proved again who they are, and a notice to the old one. The
 * address stays until it is confirmed. That it belongs to another account is not revealed: then no link is mailed.
 * @param address client address of the request
 */
export async function requestAddress(
  req: PayloadRequest,
  user: User,
  { email, proof }: { email: string; proof: Proof },
  address: string,
): Promise<Requested> {
  if (!canSendMail(req.payload)) return { type: 'mailNotConfigured' }
  if (!mayChangeAddress(user)) return { type: 'singleSignOn' }
  const confirmed = await confirmIdentity(req, user, proof, address)
  if (confirmed.type !== 'confirmed') return confirmed
  if (email === user.email) return { type: 'same' }
  const seconds = await limitRequest(user, email, address)
  if (seconds > 0) return { type: 'limited', seconds }
  const newEmailUntil = new Date(Date.now() + DAY_MS).toISOString()
  await inTransaction(req, async () => {
    await lockAccount(req, user.id)
    await req.payload.update({ ...asSystem, id: user.id, data: { newEmail: email, newEmailUntil }, req })
    await notifyOwner(req, user, { kind: 'confirmAddress' })
    await notifyOwner(req, user, { kind: 'addressRequested', newAddress: email })
  })
  return { type: 'requested' }
}

/** The account whose change of address a mailed link answers, and how; null when it was answered or has expired. */
export async function pendingAddress(
  req: PayloadRequest,
  token: string,
): Promise<{ account: User; answer: AddressAnswer } | null> {
  const id = accountOfToken(token)
  const active = { id: { equals: id }, status: { equals: 'active' } }
  const account = id && (await findAccount(req.payload, active, req))
  const answer = account && answerOfToken(account, token)
  return account && answer ? { account, answer } : null
}

/** The new address is confirmed by the link; hooks end what the old one gave access to, and mail both. */
async function store(req: PayloadRequest, { id, newEmail }: User, answer: AddressAnswer): Promise<void> {
  const none = { newEmail: null, newEmailUntil: null }
  const data =
    answer === 'confirm' && newEmail
      ? { email: newEmail, _verified: true, addressUnconfirmed: false, ...none }
      : none
  await req.payload.update({ ...asSystem, id, data, req })
}

const isTaken = async (req: PayloadRequest, email: string | null | undefined): Promise<boolean> =>
  (await findAccount(req.payload, { email: { equals: email } }, req)) !== null

/** Answers with the token of a mailed link, which is valid once, within a day. */
export async function answerAddress(payload: Payload, token: string, address: string): Promise<Answered> {
  const seconds = await consumeAttempt('verify', { account: token, address })
  if (seconds > 0) return { type: 'limited', seconds }
  const req = await createLocalReq({}, payload)
  try {
    return await inTransaction(req, async (): Promise<Answered> => {
      await lockAccount(req, accountOfToken(token) ?? '')
      const pending = await pendingAddress(req, token)
      if (!pending) return { type: 'expired' }
      const { account, answer } = pending
      if (answer === 'confirm' && (!mayChangeAddress(account) || (await isTaken(req, account.newEmail))))
        return { type: 'expired' }
      await store(req, account, answer)
      return { type: answer }
    })
  } catch (error) {
    // Another account got the address at the same moment.
    if (error instanceof ValidationError) return { type: 'expired' }
    throw error
  }
}
