import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import type { Form, FormSubmission } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { Locale } from '@/src/lib/constants'
import { queueJob } from '@/src/features/jobs'
import { inTransaction } from '@/src/platform/database/transaction'
import { env } from '@/src/platform/env'
import { canSendMail } from '@/src/platform/mail/send'
import { answerSummary, toAnswers } from './answers'
import { type SpamInput, SPAM_THRESHOLD, spamScore } from './spam-score'
import type { FormDefinition, FormValues } from '@/src/features/forms/rules/definition'
import { DAY_MS } from '@/src/lib/durations'
import { senderHash } from './sender'

type Sent = { form: Form; definition: FormDefinition; values: FormValues }
type Circumstances = SpamInput & { locale: Locale; domainId: string; path: string; visitor: string }

async function queueDeliveries(req: PayloadRequest, { id, mail, webhook }: FormSubmission): Promise<void> {
  if (mail === 'pending') await queueJob(req, 'mailSubmission', { submission: id })
  if (webhook === 'pending') await queueJob(req, 'callWebhook', { submission: id })
}

/**
 * Stores what a visitor sent, answers checked already, together with the jobs that deliver it. Spam is stored as well,
 * apart, so that nothing is ever lost.
 */
export async function storeSubmission(
  payload: Payload,
  sent: Sent,
  circumstances: Circumstances,
): Promise<FormSubmission> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const submission = await create(req, sent, circumstances)
    await queueDeliveries(req, submission)
    return submission
  })
}

function create(
  req: PayloadRequest,
  { form, definition, values }: Sent,
  circumstances: Circumstances,
): Promise<FormSubmission> {
  const { payload } = req
  const now = new Date()
  const score = spamScore(values, circumstances, form.spam)
  const isSpam = score >= SPAM_THRESHOLD
  const isMailed = !isSpam && canSendMail(payload) && (form.recipients ?? []).length > 0
  const { locale, domainId, path, visitor } = circumstances
  return payload.create({
    collection: 'form-submissions',
    data: {
      tenant: form.tenant ? referenceId(form.tenant) : null,
      form: form.id,
      summary: answerSummary(definition.fields, values),
      submissionData: toAnswers(definition.fields, values, locale),
      values,
      status: isSpam ? 'spam' : 'inbox',
      read: false,
      locale,
      domain: domainId,
      pagePath: path,
      consentText: definition.consentText,
      mail: isMailed ? 'pending' : 'none',
      mailAttempts: 0,
      webhook: !isSpam && form.webhook?.url ? 'pending' : 'none',
      webhookAttempts: 0,
      spamScore: score,
      senderHash: senderHash(visitor, { secret: env.PAYLOAD_SECRET, formId: form.id, now }),
      expiresAt: new Date(now.getTime() + form.retentionDays * DAY_MS).toISOString(),
    },
    depth: 0,
    // Visitors have no account; the answers were checked against the form, and the tenant is the site's.
    overrideAccess: true,
    req,
  })
}
