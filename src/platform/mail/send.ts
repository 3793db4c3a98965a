import type { Payload } from 'payload'

/** The name of the adapter that Payload uses when none is configured: it writes to the log and sends nothing. */
const NOT_CONFIGURED = 'console'

export type Mail = {
  /** What this message is and about what, as `submission.<id>`: the same in every attempt, so that a copy shows as one. */
  id: string
  to: readonly string[]
  /** Shown as the sender; the address is always the configured one. */
  senderName: string
  replyTo?: string
  subject: string
  text: string
  html: string
  attachments?: readonly { filename: string; content: string; contentType: string }[]
  /** An invitation or its withdrawal, which mail programs offer to put into the calendar. */
  invitation?: { method: 'REQUEST' | 'CANCEL'; content: string }
}

// A header is one line, and a name in quotes ends at a quote.
const headerText = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim()
const quoted = (text: string): string => `"${headerText(text).replaceAll(/["\\]/g, '')}"`

/** Whether mail leaves this installation (SMTP_URL and SMTP_FROM are set). */
export const canSendMail = ({ email }: Payload): boolean => email.name !== NOT_CONFIGURED

/**
 * Sends one message to all of `to`, through the SMTP server that the installation is configured with.
 * @throws without a mail server, and what the server or the connection answered; the caller's job is tried again
 */
export async function sendMail(payload: Payload, mail: Mail): Promise<void> {
  if (!canSendMail(payload)) throw new Error('SMTP_URL and SMTP_FROM are not set')
  const { email } = payload
  const { id, to, senderName, replyTo, subject, attachments = [], invitation, text, html } = mail
  await email.sendEmail({
    messageId: `<${id}@${email.defaultFromAddress.split('@').at(-1)}>`,
    from: `${quoted(senderName)} <${email.defaultFromAddress}>`,
    // As objects: an address is then never read as a list or as a name with an address.
    to: to.map((address) => ({ name: '', address: headerText(address) })),
    ...(replyTo && { replyTo: { name: '', address: headerText(replyTo) } }),
    subject: headerText(subject),
    text,
    html,
    attachments: [...attachments],
    ...(invitation && { icalEvent: { ...invitation, filename: 'invite.ics' } }),
    // Only what stands in the message is sent; nothing is read from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}
