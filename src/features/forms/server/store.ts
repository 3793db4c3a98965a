import { createHmac } from 'node:crypto'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

import type { Form, FormSubmission } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { Locale } from '@/src/lib/constants'
import { inTransaction } from '@/src/platform/database/transaction'
import { env } from '@/src/platform/env'
import type { Attachment } from '../rules/attachments'
import { answerSummary, toAnswers } from './answers'
import { claimFiles } from './attachments/ledger'
import { deliveriesOf, queueDeliveries } from './deliveries'
import { type SpamInput, SPAM_THRESHOLD, spamScore } from './spam-score'
import type { FormDefinition, FormValues } from '@/src/features/forms/rules/definition'
import { DAY_MS } from '@/src/lib/durations'

type ValidSubmission = {
  form: Form
  definition: FormDefinition
  values: FormValues
  attachments?: Attachment[]
}
type SubmissionContext = SpamInput & { locale: Locale; domainId: string; path: string; visitor: string }

/**
 * A visitor's id for rate limits: differs per day and per form, and cannot be traced to an IP address without the
 * installation's secret.
 */
function senderHash(
  address: string,
  { secret, formId, now }: { secret: string; formId: string; now: Date },
): string {
  const day = now.toISOString().slice(0, 10)
  const salt = createHmac('sha256', secret).update(`form-sender ${day} ${formId}`).digest()
  return createHmac('sha256', salt).update(address).digest('base64url').slice(0, 22)
}

/**
 * Stores a submission whose answers are validated, and queues its deliveries in the same transaction. Spam is stored
 * too, so that a false positive is not lost.
 */
export async function storeSubmission(
  payload: Payload,
  submission: ValidSubmission,
  context: SubmissionContext,
): Promise<FormSubmission> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const stored = await create(req, submission, context)
    const { id, mail, webhook } = stored
    if (stored.attachments?.length)
      await claimFiles(
        req,
        id,
        stored.attachments.map((file) => file.id),
      )
    await queueDeliveries(req, id, { mail: mail === 'pending', webhook: webhook === 'pending' })
    return stored
  })
}

/** Files are answered with the names under which they are stored, which may differ from those that were sent. */
const namesOf = (attachments: readonly Attachment[]): FormValues =>
  Object.fromEntries(
    [...Map.groupBy(attachments, ({ field }) => field)].map(([field, files]) => [
      field,
      files.map(({ name }) => name).join(', '),
    ]),
  )

function create(
  req: PayloadRequest,
  { form, definition, values: given, attachments = [] }: ValidSubmission,
  context: SubmissionContext,
): Promise<FormSubmission> {
  const { payload } = req
  const now = new Date()
  const values = { ...given, ...namesOf(attachments) }
  const score = spamScore(values, context, form.spam)
  const isSpam = score >= SPAM_THRESHOLD
  const { locale, domainId, path, visitor } = context
  return payload.create({
    collection: 'form-submissions',
    data: {
      tenant: form.tenant ? referenceId(form.tenant) : null,
      form: form.id,
      summary: answerSummary(definition.fields, values),
      submissionData: toAnswers(definition.fields, values, locale),
      values,
      ...(attachments.length > 0 && { attachments }),
      status: isSpam ? 'spam' : 'inbox',
      read: false,
      locale,
      domain: domainId,
      pagePath: path,
      consentText: definition.consentText,
      ...(isSpam ? { mail: 'none', webhook: 'none' } : deliveriesOf(payload, form)),
      mailAttempts: 0,
      webhookAttempts: 0,
      spamScore: score,
      senderHash: senderHash(visitor, { secret: env.PAYLOAD_SECRET, formId: form.id, now }),
      expiresAt: new Date(now.getTime() + form.retentionDays * DAY_MS).toISOString(),
    },
    depth: 0,
    // Visitors have no account; the answers are validated and the tenant is the form's own.
    overrideAccess: true,
    req,
  })
}
