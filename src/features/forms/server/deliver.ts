import type { PayloadRequest } from 'payload'

import type { FormSubmission } from '@/payload-types'
import { servedOrigin } from '@/src/features/domains'
import { isDone, once } from '@/src/features/jobs'
import { type Mail, sendMail } from '@/src/platform/mail/send'
import { senderName } from '@/src/platform/mail/sender-name'
import { submissionMail } from './mail-content'
import { readForm } from './read-form'
import { populated, readSubmission } from './read-submission'
import type { WebhookRequest } from './webhook/post'
import { sendWebhook } from './webhook/send-webhook'

export type Delivery = { jobId: string; submission: string }
type Channel = 'mail' | 'webhook'

const mark = (req: PayloadRequest, id: string, data: Partial<FormSubmission>) =>
  req.payload.update({
    collection: 'form-submissions',
    id,
    data,
    depth: 0,
    // No account may write the delivery fields.
    overrideAccess: true,
    req,
  })

/**
 * Delivers a submission on one channel at least once, and stores the outcome; a success is stored exactly once.
 * @throws what `send` throws, after storing the failure; the job queue retries
 */
async function deliverOnce(
  req: PayloadRequest,
  { jobId, submission: id }: Delivery,
  channel: Channel,
  send: (submission: FormSubmission) => Promise<'none' | 'sent'>,
): Promise<void> {
  if (await isDone(req, jobId, 'delivered')) return
  const submission = await readSubmission(req, id)
  if (!submission || submission[channel] === 'sent' || submission[channel] === 'none') return
  // Counted first, so that an attempt during which the process dies counts too.
  await mark(req, id, { [`${channel}Attempts`]: (submission[`${channel}Attempts`] ?? 0) + 1 })
  try {
    const outcome = await send(submission)
    await once(req, jobId, 'delivered', () => mark(req, id, { [channel]: outcome }))
  } catch (error) {
    await mark(req, id, { [channel]: 'failed' })
    throw error
  }
}

/** Marks a delivery as failed when its job is cancelled. */
export const markCancelled = async (req: PayloadRequest, channel: Channel, id: string): Promise<void> => {
  const submission = await readSubmission(req, id)
  if (submission?.[channel] === 'pending') await mark(req, id, { [channel]: 'failed' })
}

async function buildMail(req: PayloadRequest, submission: FormSubmission): Promise<Mail | null> {
  const [domain, tenant] = [populated(submission.domain), populated(submission.tenant)]
  const form = await readForm(req, submission)
  if (!form || !domain || !tenant) return null
  const mail = submissionMail(form, submission, {
    siteName: (await senderName(req.payload, tenant.id)) ?? tenant.name,
    origin: await servedOrigin(req, domain),
    timeZone: tenant.defaultTimeZone,
  })
  return mail.to.length > 0 ? mail : null
}

/** Mails a submission to the form's recipients. @throws when the mail server does not accept it */
export const mailSubmission = (req: PayloadRequest, delivery: Delivery): Promise<void> =>
  deliverOnce(req, delivery, 'mail', async (submission) => {
    const mail = await buildMail(req, submission)
    if (!mail) return 'none'
    await sendMail(req.payload, mail)
    return 'sent'
  })

/** Sends a submission to the form's webhook. @throws when the receiver does not accept it */
export const callWebhook = (req: PayloadRequest, delivery: Delivery, post?: WebhookRequest): Promise<void> =>
  deliverOnce(req, delivery, 'webhook', async (submission) => {
    const form = await readForm(req, submission)
    return form ? sendWebhook({ form, submission, now: new Date() }, post) : 'none'
  })
