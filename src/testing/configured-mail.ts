import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { Payload } from 'payload'

import { type Mailbox, startMailbox } from './mailbox'

/** The process as it is with SMTP_URL set, until the mailbox is stopped. */
export async function configureMail(payload: Payload): Promise<Mailbox> {
  const mailbox = await startMailbox()
  const without = payload.email
  const adapter = await nodemailerAdapter({
    defaultFromAddress: 'site@kade.example',
    defaultFromName: 'Gevel',
    transportOptions: mailbox.url,
  })
  payload.email = adapter({ payload })
  return {
    ...mailbox,
    stop: async () => {
      payload.email = without
      await mailbox.stop()
    },
  }
}
