import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { Payload } from 'payload'

import { type Mailbox, startMailbox } from './mailbox'

/** Makes Payload send mail to a mailbox, as with SMTP_URL, until the mailbox is stopped. */
export async function configureMail(payload: Payload): Promise<Mailbox> {
  const mailbox = await startMailbox()
  const original = payload.email
  const adapter = await nodemailerAdapter({
    defaultFromAddress: 'site@kade.example',
    defaultFromName: 'Gevel',
    transportOptions: mailbox.url,
  })
  payload.email = adapter({ payload })
  return {
    ...mailbox,
    stop: async () => {
      payload.email = original
      await mailbox.stop()
    },
  }
}
