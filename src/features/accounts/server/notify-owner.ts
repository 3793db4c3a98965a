import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { toLocale } from '@/src/i18n/locale-texts'
import { canSendMail } from '@/src/platform/mail/send'
import { invitationSite } from './invitations/site'
import { type MailRequest, queueAccountMail } from './mail'

/**
 * Queues a mail to the owner of an account about a change of it, in the transaction of the request, on behalf of a tenant of
 * theirs and in their language. Nothing where no mail can be sent.
 */
export async function notifyOwner(
  req: PayloadRequest,
  { id, tenants, language }: Pick<User, 'id' | 'tenants' | 'language'>,
  mail: Omit<MailRequest, 'account'>,
): Promise<void> {
  if (!canSendMail(req.payload)) return
  const [membership] = tenants ?? []
  const tenant = mail.company ?? (membership ? referenceId(membership.tenant) : null)
  const locale = toLocale(language ?? req.i18n.language)
  const site = (await invitationSite(req, tenant, locale)) ?? { site: null, locale }
  await queueAccountMail(req, site, { ...mail, account: id })
}
