import type { Payload } from 'payload'

import { measure, metrics } from '@/src/platform/metrics/metrics'

/** The name of Payload's default adapter, which only logs. */
const NOT_CONFIGURED = 'console'

export type Mail = {
  /** Such as `submission.<id>`. The same in every attempt, so that mail programs recognise duplicates. */
  id: string
  to: readonly string[]
  /** Display name of the sender; the address is SMTP_FROM. */
  senderName: string
  replyTo?: string
  subject: string
  text: string
  html: string
  attachments?: readonly { filename: string; content: string; contentType: string }[]
  /** A calendar invitation or its cancellation. */
  invitation?: { method: 'REQUEST' | 'CANCEL'; content: string }
}

// Prevents header injection: a header is one line, and a quote would end a quoted name.
const headerText = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim()
const quoted = (text: string): string => `"${headerText(text).replaceAll(/["\\]/g, '')}"`

/** Whether SMTP_URL and SMTP_FROM are set. */
export const canSendMail = ({ email }: Payload): boolean => email.name !== NOT_CONFIGURED

class MailNotConfigured extends Error {
  override readonly name = 'MailNotConfigured'
}

/**
 * Sends one message to all of `to`.
 * @throws if SMTP is not configured, and errors of the connection or the server; callers run in a job, which retries
 */
export async function sendMail(payload: Payload, mail: Mail): Promise<void> {
  if (!canSendMail(payload)) throw new MailNotConfigured('SMTP_URL and SMTP_FROM are not set')
  const { email } = payload
  const { id, to, senderName, replyTo, subject, attachments = [], invitation, text, html } = mail
  const message = {
    messageId: `<${id}@${email.defaultFromAddress.split('@').at(-1)}>`,
    from: `${quoted(senderName)} <${email.defaultFromAddress}>`,
    // As objects, so that nodemailer does not parse an address as a list or as a name with an address.
    to: to.map((address) => ({ name: '', address: headerText(address) })),
    ...(replyTo && { replyTo: { name: '', address: headerText(replyTo) } }),
    subject: headerText(subject),
    text,
    html,
    attachments: [...attachments],
    ...(invitation && { icalEvent: { ...invitation, filename: 'invite.ics' } }),
    // Nodemailer must not read attachments from files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  await measure(
    () => email.sendEmail(message),
    (outcome) => metrics().mails.inc({ outcome }),
  )
}
