import { APIError, createLocalReq, type Payload, type PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { inTransaction } from '@/src/platform/database/transaction'
import type { PasswordWeakness } from '@/src/lib/password'
import { canSendMail } from '@/src/platform/mail/send'
import { lockAccount } from '@/src/upstream/payload/lock-account'
import type { AccountSite } from './account-site'
import { findAccount } from './find-account'
import { consumeAttempt } from './limits'
import { queueAccountMail } from './mail'
import { passwordWeakness } from './password-rules'

type Choice = { token: string; password: string }
type Outcome =
  | { type: 'changed' }
  | { type: 'expired' }
  | { type: 'limited'; seconds: number }
  | { type: 'weakPassword'; weakness: PasswordWeakness }

/** Stores the password and ends every session, the one that Payload opens here included. Whoever has the token reads the mail of the address. */
async function changePassword(req: PayloadRequest, { id }: User, choice: Choice): Promise<void> {
  await lockAccount(req, id)
  // The token stands for the person; nobody is signed in.
  const asOwner = { collection: 'users', overrideAccess: true, req } as const
  await req.payload.resetPassword({ ...asOwner, data: choice })
  // Payload signs the person in here; that the address is confirmed is for the system to say.
  req.user = null
  await req.payload.update({
    ...asOwner,
    id,
    data: { sessions: [], _verified: true, _verificationToken: null, resetPasswordToken: null },
  })
}

async function attempt(
  payload: Payload,
  place: AccountSite,
  account: User,
  choice: Choice,
): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  try {
    await inTransaction(req, async () => {
      await changePassword(req, account, choice)
      if (canSendMail(payload))
        await queueAccountMail(req, place, { kind: 'passwordChanged', account: account.id })
    })
    return true
  } catch (error) {
    // Somebody used the token at the same moment, or the account was disabled.
    if (error instanceof APIError) return false
    throw error
  }
}

/** Chooses the password of the account that a token was mailed for. The token works once, and within the hour. */
export async function resetPassword(
  payload: Payload,
  place: AccountSite,
  choice: Choice,
  address: string,
): Promise<Outcome> {
  const seconds = await consumeAttempt('resetPassword', { account: choice.token, address })
  if (seconds > 0) return { type: 'limited', seconds }
  const account = await findAccount(payload, {
    resetPasswordToken: { equals: choice.token },
    resetPasswordExpiration: { greater_than: new Date().toISOString() },
    status: { equals: 'active' },
  })
  if (!account) return { type: 'expired' }
  const weakness = passwordWeakness(choice.password, account)
  if (weakness) return { type: 'weakPassword', weakness }
  return { type: (await attempt(payload, place, account, choice)) ? 'changed' : 'expired' }
}
