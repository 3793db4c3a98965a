import type { Payload } from 'payload'

import type { Form, FormSubmission } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { siteOrigin } from '@/src/platform/site-origin'
import { canSendMail, type Mail, sendMail } from '@/src/platform/mail/send'
import { senderName } from '@/src/platform/mail/sender-name'
import { submissionMail } from './mail-content'
import type { Post } from './webhook/post'
import { sendWebhook } from './webhook/send-webhook'

/** How often a message, or a call of a webhook, is tried before it stays failed. */
export const MAX_ATTEMPTS = 6

/** Documents behind a submission, read with depth 1; whatever is gone is an id or null. */
const populated = <T extends { id: string }>(value: string | T | null | undefined): T | null =>
  typeof value === 'object' ? (value ?? null) : null

/** The whole form: populated, it would be its title only. */
const readForm = (payload: Payload, id: string): Promise<Form | null> =>
  payload.findByID({
    collection: 'forms',
    id,
    depth: 0,
    disableErrors: true,
    // The message goes to those whom the form names.
    overrideAccess: true,
  })

async function compose(payload: Payload, submission: FormSubmission): Promise<Mail | null> {
  const [domain, tenant] = [populated(submission.domain), populated(submission.tenant)]
  const form = submission.form && (await readForm(payload, referenceId(submission.form)))
  if (!form || !domain || !tenant) return null
  const mail = submissionMail(form, submission, {
    siteName: (await senderName(payload, tenant.id)) ?? tenant.name,
    origin: siteOrigin(domain.hostname),
    timeZone: tenant.defaultTimeZone,
  })
  return mail.to.length > 0 ? mail : null
}

async function sendComposed(payload: Payload, submission: FormSubmission): Promise<'none' | 'sent'> {
  const mail = await compose(payload, submission)
  if (!mail) return 'none'
  await sendMail(payload, mail)
  return 'sent'
}

const mark = (payload: Payload, id: string, data: Partial<FormSubmission>) =>
  payload.update({
    collection: 'form-submissions',
    id,
    data,
    depth: 0,
    // Bookkeeping of the system; nobody may write these fields.
    overrideAccess: true,
  })

const isOver = (state: FormSubmission['webhook'], attempts: number | null | undefined): boolean =>
  (state !== 'pending' && state !== 'failed') || (attempts ?? 0) >= MAX_ATTEMPTS

async function deliver(payload: Payload, id: string): Promise<void> {
  const submission = await payload.findByID({
    collection: 'form-submissions',
    id,
    depth: 1,
    // The system hands on what it stored.
    overrideAccess: true,
  })
  if (isOver(submission.mail, submission.mailAttempts) || !canSendMail(payload)) return
  const mailAttempts = (submission.mailAttempts ?? 0) + 1
  // Written first: whatever fails is tried so often, and no more.
  await mark(payload, id, { mailAttempts })
  const mail = await sendComposed(payload, submission).catch((error: unknown) => {
    payload.logger.error({ err: error, submission: id, mailAttempts }, 'A form submission was not mailed')
    return 'failed' as const
  })
  await mark(payload, id, { mail })
}

async function passOn(payload: Payload, id: string, post: Post | undefined): Promise<void> {
  const submission = await payload.findByID({
    collection: 'form-submissions',
    id,
    depth: 0,
    // As above.
    overrideAccess: true,
  })
  if (isOver(submission.webhook, submission.webhookAttempts)) return
  const form = submission.form && (await readForm(payload, referenceId(submission.form)))
  if (!form) return
  const webhookAttempts = (submission.webhookAttempts ?? 0) + 1
  await mark(payload, id, { webhookAttempts })
  const webhook = await sendWebhook(payload, { form, submission, now: new Date() }, post)
  await mark(payload, id, { webhook })
}

/**
 * Mails a stored submission to the form's recipients, sends it to its webhook, and notes what came of both; what is
 * done already is not done again. Never throws.
 */
export async function deliverSubmission(payload: Payload, id: string, post?: Post): Promise<void> {
  try {
    await deliver(payload, id)
    await passOn(payload, id, post)
  } catch (error) {
    payload.logger.error({ err: error, submission: id }, 'A form submission could not be handed on')
  }
}
