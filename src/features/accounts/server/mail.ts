import type { Payload } from 'payload'
import { createTranslator } from 'use-intl/core'

import { messages } from '@/src/i18n/messages'
import { composeMail } from '@/src/platform/mail/compose'
import { sendMail } from '@/src/platform/mail/send'
import { type AccountSite, companyName } from './account-site'

/** The messages about accounts. */
type AccountMail =
  | 'verify'
  | 'exists'
  | 'choosePassword'
  | 'resetPassword'
  | 'passwordChanged'
  | 'invited'
  | 'added'

/** `company`: on whose behalf it is sent, if that is not the site's own company. */
type Letter = { kind: AccountMail; to: string; href: string; company?: string }

/** Sends a message about an account, in the name of the site that was asked. */
export async function deliver(
  payload: Payload,
  place: AccountSite,
  { kind, to, href, company: named }: Letter,
): Promise<void> {
  const { locale } = place
  const company = named ?? (await companyName(payload, place))
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'accounts.mail' })
  await sendMail(payload, {
    to: [to],
    senderName: company,
    subject: t(`${kind}.subject`, { company }),
    ...composeMail({
      locale,
      heading: t(`${kind}.heading`),
      paragraphs: [t(`${kind}.text`, { company })],
      links: [{ label: t(`${kind}.link`), href }],
      closing: t(`${kind}.closing`, { company }),
    }),
  })
}

/**
 * Does what an answer must not wait for, and must not tell the outcome of: whether there is an account, and whether the
 * mail server took the message.
 */
export function afterAnswer(payload: Payload, work: () => Promise<void>): void {
  void work().catch((error: unknown) =>
    payload.logger.error({ err: error }, 'A mail about an account was not sent'),
  )
}
