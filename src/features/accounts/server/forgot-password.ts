import type { Payload } from 'payload'

import { canSendMail } from '@/src/platform/mail/send'
import { type AccountSite, resetHref } from './account-site'
import { findAccount } from './find-account'
import { countAttempt } from './limits'
import { afterAnswer, deliver } from './mail'
import { issueResetToken } from './reset-token'

type Outcome = { type: 'accepted' } | { type: 'mailNotConfigured' } | { type: 'limited'; seconds: number }

/** Mails a link to choose a password anew, if there is an account; neither outcome nor time tells whether there is. */
export async function forgotPassword(
  payload: Payload,
  place: AccountSite,
  email: string,
  address: string,
): Promise<Outcome> {
  if (!canSendMail(payload)) return { type: 'mailNotConfigured' }
  const seconds = await countAttempt('forgotPassword', {
    account: email,
    address,
    tenant: place.site.tenantId,
  })
  if (seconds > 0) return { type: 'limited', seconds }
  const account = await findAccount(payload, { email: { equals: email }, status: { equals: 'active' } })
  if (account)
    afterAnswer(payload, async () => {
      const token = await issueResetToken(payload, email)
      if (token)
        await deliver(payload, place, {
          kind: 'resetPassword',
          to: email,
          href: await resetHref(place, token),
        })
    })
  return { type: 'accepted' }
}
