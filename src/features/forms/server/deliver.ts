import type { PayloadRequest } from 'payload'

import type { Form, FormSubmission } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { isDone, once } from '@/src/features/jobs'
import { siteOrigin } from '@/src/platform/site-origin'
import { type Mail, sendMail } from '@/src/platform/mail/send'
import { senderName } from '@/src/platform/mail/sender-name'
import { submissionMail } from './mail-content'
import type { WebhookRequest } from './webhook/post'
import { sendWebhook } from './webhook/send-webhook'

export type Delivery = { jobId: string; submission: string }
type Channel = 'mail' | 'webhook'

/** Documents behind a submission, read with depth 1; a deleted one is an id or null. */
const populated = <T extends { id: string }>(value: string | T | null | undefined): T | null =>
  typeof value === 'object' ? (value ?? null) : null

/** Null when it was erased meanwhile. */
const readSubmission = ({ payload }: PayloadRequest, id: string): Promise<FormSubmission | null> =>
  payload.findByID({
    collection: 'form-submissions',
    id,
    depth: 1,
    disableErrors: true,
    // The system delivers what it stored.
    overrideAccess: true,
  })

/** The whole form: populated, it would be its title only. */
async function readForm({ payload }: PayloadRequest, { form }: FormSubmission): Promise<Form | null> {
  if (!form) return null
  return payload.findByID({
    collection: 'forms',
    id: referenceId(form),
    depth: 0,
    disableErrors: true,
    // The message goes to those whom the form names.
    overrideAccess: true,
  })
}

const mark = (req: PayloadRequest, id: string, data: Partial<FormSubmission>) =>
  req.payload.update({
    collection: 'form-submissions',
    id,
    data,
    depth: 0,
    // Bookkeeping of the system; nobody may write these fields.
    overrideAccess: true,
    req,
  })

/**
 * Delivers a submission on one channel and stores the outcome on it: at least once, and the outcome of a success once.
 * @throws what `send` throws, once the failure is stored; the queue tries again
 */
async function sendAccountMail(
  req: PayloadRequest,
  { jobId, submission: id }: Delivery,
  channel: Channel,
  send: (submission: FormSubmission) => Promise<'none' | 'sent'>,
): Promise<void> {
  if (await isDone(req, jobId, 'delivered')) return
  const submission = await readSubmission(req, id)
  if (!submission || submission[channel] === 'sent' || submission[channel] === 'none') return
  // Stored first, so that a process that ends meanwhile shows as an attempt.
  await mark(req, id, { [`${channel}Attempts`]: (submission[`${channel}Attempts`] ?? 0) + 1 })
  try {
    const outcome = await send(submission)
    await once(req, jobId, 'delivered', () => mark(req, id, { [channel]: outcome }))
  } catch (error) {
    await mark(req, id, { [channel]: 'failed' })
    throw error
  }
}

/** A delivery that is cancelled shows as failed. */
export const markCancelled = async (req: PayloadRequest, channel: Channel, id: string): Promise<void> => {
  const submission = await readSubmission(req, id)
  if (submission?.[channel] === 'pending') await mark(req, id, { [channel]: 'failed' })
}

async function compose(req: PayloadRequest, submission: FormSubmission): Promise<Mail | null> {
  const [domain, tenant] = [populated(submission.domain), populated(submission.tenant)]
  const form = await readForm(req, submission)
  if (!form || !domain || !tenant) return null
  const mail = submissionMail(form, submission, {
    siteName: (await senderName(req.payload, tenant.id)) ?? tenant.name,
    origin: siteOrigin(domain.hostname),
    timeZone: tenant.defaultTimeZone,
  })
  return mail.to.length > 0 ? mail : null
}

/** Mails a submission to the form's recipients. @throws when the mail server does not accept it */
export const mailSubmission = (req: PayloadRequest, delivery: Delivery): Promise<void> =>
  sendAccountMail(req, delivery, 'mail', async (submission) => {
    const mail = await compose(req, submission)
    if (!mail) return 'none'
    await sendMail(req.payload, mail)
    return 'sent'
  })

/** Sends a submission to the form's webhook. @throws when the receiver does not accept it */
export const callWebhook = (req: PayloadRequest, delivery: Delivery, post?: WebhookRequest): Promise<void> =>
  sendAccountMail(req, delivery, 'webhook', async (submission) => {
    const form = await readForm(req, submission)
    return form ? sendWebhook({ form, submission, now: new Date() }, post) : 'none'
  })
