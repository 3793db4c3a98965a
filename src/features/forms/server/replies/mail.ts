import type { PayloadRequest } from 'payload'

import type { FormSubmission } from '@/payload-types'
import { isDone, once } from '@/src/features/jobs'
import { LANGUAGES } from '@/src/lib/constants'
import { composeMail } from '@/src/platform/mail/compose'
import { type Mail, sendMail } from '@/src/platform/mail/send'
import { senderName } from '@/src/platform/mail/sender-name'
import { readForm } from '../read-form'
import { populated, readSubmission } from '../read-submission'
import { REPLY_MAIL_TEXTS } from './mail-texts'
import { findReply, markReply, type Reply } from './store'

/** When the visitor wrote, in their language. */
const sentOn = ({ locale, createdAt }: FormSubmission, timeZone: string): string =>
  new Intl.DateTimeFormat(LANGUAGES[locale].tag, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
    new Date(createdAt),
  )

/** The mail to the visitor: the reply, and below it what they wrote. Null when the submission is gone. */
async function buildMail(
  req: PayloadRequest,
  { id, recipient, replyTo, subject, text }: Reply,
  submission: FormSubmission,
): Promise<Mail | null> {
  const form = await readForm(req, submission)
  const tenant = populated(submission.tenant)
  if (!form || !tenant) return null
  const site = (await senderName(req.payload, tenant.id)) ?? tenant.name
  const { locale, submissionData } = submission
  const texts = REPLY_MAIL_TEXTS[locale]
  return {
    id: `reply.${id}`,
    to: [recipient],
    senderName: site,
    replyTo,
    subject,
    ...composeMail({
      locale,
      heading: subject,
      paragraphs: [...text.split(/\n{2,}/), texts.received(sentOn(submission, tenant.defaultTimeZone))],
      facts: (submissionData ?? []).map(({ label, value }) => ({ label, value: value ?? '' })),
      closing: texts.closing(form.title, site),
    }),
  }
}

/** Mails a reply to the visitor, and stores the outcome. @throws when the mail server does not accept it */
export async function mailReply(req: PayloadRequest, jobId: string, id: string): Promise<void> {
  if (await isDone(req, jobId, 'delivered')) return
  const reply = await findReply(req, id)
  if (!reply || reply.state === 'sent') return
  try {
    const submission = await readSubmission(req, reply.submission)
    const mail = submission && (await buildMail(req, reply, submission))
    if (!mail) return
    await sendMail(req.payload, mail)
    await once(req, jobId, 'delivered', () => markReply(req, id, 'sent'))
  } catch (error) {
    await markReply(req, id, 'failed')
    throw error
  }
}
