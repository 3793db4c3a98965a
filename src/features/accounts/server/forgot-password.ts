import { createLocalReq, type Payload } from 'payload'

import { canSendMail } from '@/src/platform/mail/send'
import type { AccountSite } from './account-site'
import { findAccount } from './find-account'
import { consumeAttempt } from './limits'
import { queueAccountMail } from './mail'

type Outcome = { type: 'accepted' } | { type: 'mailNotConfigured' } | { type: 'limited'; seconds: number }

/** Mails a link to choose a new password if the account exists; neither the outcome nor its timing reveals whether it does. */
export async function forgotPassword(
  payload: Payload,
  accountSite: AccountSite,
  email: string,
  address: string,
): Promise<Outcome> {
  if (!canSendMail(payload)) return { type: 'mailNotConfigured' }
  const seconds = await consumeAttempt('forgotPassword', {
    account: email,
    address,
    ...(accountSite.site && { tenant: accountSite.site.tenantId }),
  })
  if (seconds > 0) return { type: 'limited', seconds }
  const account = await findAccount(payload, { email: { equals: email }, status: { equals: 'active' } })
  const req = await createLocalReq({}, payload)
  await queueAccountMail(req, accountSite, { kind: 'resetPassword', account: account?.id ?? null })
  return { type: 'accepted' }
}
