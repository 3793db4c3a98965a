import { APIError, createLocalReq, type Payload, type PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { deleteTokensOf } from '@/src/features/api-tokens'
import { checkPasswordOnly } from '@/src/features/accounts/hooks/demand-second-factor'
import { inTransaction } from '@/src/platform/database/transaction'
import type { PasswordWeakness } from '@/src/lib/password'
import { hashSecretToken } from '@/src/platform/secret-token'
import { canSendMail } from '@/src/platform/mail/send'
import { lockAccount } from '@/src/upstream/payload/lock-account'
import type { AccountSite } from './account-site'
import { resetFactors } from './factors/reset-factors'
import { findAccount } from './find-account'
import { forgetDevices } from './known-device'
import { consumeAttempt } from './limits'
import { queueAccountMail } from './mail'
import { passwordWeakness } from './password-rules'

type Choice = { token: string; password: string }
type Outcome =
  | { type: 'changed' }
  | { type: 'expired' }
  | { type: 'limited'; seconds: number }
  | { type: 'weakPassword'; weakness: PasswordWeakness }

/**
 * Stores the password and ends every session, including the one that Payload opens here, every API token and known device.
 * The token proves access to the mailbox, and so confirms the address.
 */
async function changePassword(
  req: PayloadRequest,
  account: User,
  { token, password }: Choice,
): Promise<void> {
  const { id } = account
  await lockAccount(req, id)
  // Nobody is signed in; the token authorises.
  const asOwner = { collection: 'users', overrideAccess: true, req } as const
  await req.payload.resetPassword({
    ...asOwner,
    data: { token: hashSecretToken(token), password },
  })
  // Payload sets `req.user` here, and only the system may confirm an address.
  req.user = null
  await req.payload.update({
    ...asOwner,
    id,
    data: {
      sessions: [],
      _verified: true,
      addressUnconfirmed: false,
      _verificationToken: null,
      resetPasswordToken: null,
      newEmail: null,
      newEmailUntil: null,
      // The password that the operator set is gone, and with it the exception to single sign-on.
      breakGlass: false,
    },
  })
  // Those of somebody who had the account before the owner of its address.
  if (account.addressUnconfirmed) await resetFactors(req, account)
  await deleteTokensOf(req, id)
  await forgetDevices(req, id)
}

async function attempt(
  payload: Payload,
  accountSite: AccountSite,
  account: User,
  choice: Choice,
): Promise<boolean> {
  // Payload would sign in here; the session is ended, and the next sign-in demands the second factor.
  const req = await createLocalReq({}, payload)
  checkPasswordOnly(req)
  try {
    await inTransaction(req, async () => {
      await changePassword(req, account, choice)
      if (canSendMail(payload))
        await queueAccountMail(req, accountSite, { kind: 'passwordChanged', account: account.id })
    })
    return true
  } catch (error) {
    // A concurrent request used the token, or the account was disabled.
    if (error instanceof APIError) return false
    throw error
  }
}

/** Sets a new password with a mailed token, which is valid once, within its hour. */
export async function resetPassword(
  payload: Payload,
  accountSite: AccountSite,
  choice: Choice,
  address: string,
): Promise<Outcome> {
  const seconds = await consumeAttempt('resetPassword', { account: choice.token, address })
  if (seconds > 0) return { type: 'limited', seconds }
  const account = await findAccount(payload, {
    resetPasswordToken: { equals: hashSecretToken(choice.token) },
    resetPasswordExpiration: { greater_than: new Date().toISOString() },
    status: { equals: 'active' },
  })
  if (!account) return { type: 'expired' }
  const weakness = await passwordWeakness(choice.password, account)
  if (weakness) return { type: 'weakPassword', weakness }
  return { type: (await attempt(payload, accountSite, account, choice)) ? 'changed' : 'expired' }
}
