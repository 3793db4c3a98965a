import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'

import type { FormSubmission } from '@/payload-types'
import { deliveriesOf, queueDeliveries } from '../server/deliveries'
import { readForm } from '../server/read-form'
import { SPAM_THRESHOLD } from '../server/spam-score'

type Doc = Partial<FormSubmission>

/** Whether a submission that came as spam, and so was never delivered, is none any more. */
const isRescued = (now: Doc, before: Doc | undefined): boolean =>
  before?.status === 'spam' &&
  now.status !== undefined &&
  now.status !== 'spam' &&
  (before.spamScore ?? 0) >= SPAM_THRESHOLD

/** What was taken for spam is delivered once somebody says that it is not: each channel that was not used yet. */
export const prepareRescued: CollectionBeforeChangeHook<FormSubmission> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc || !isRescued(data, originalDoc)) return data
  const form = await readForm(req, originalDoc)
  if (!form) return data
  const { mail, webhook } = deliveriesOf(req.payload, form)
  return {
    ...data,
    ...(originalDoc.mail === 'none' && { mail }),
    ...(originalDoc.webhook === 'none' && { webhook }),
  }
}

export const deliverRescued: CollectionAfterChangeHook<FormSubmission> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (!isRescued(doc, previousDoc)) return
  const begins = (channel: 'mail' | 'webhook') =>
    previousDoc[channel] === 'none' && doc[channel] === 'pending'
  await queueDeliveries(req, doc.id, { mail: begins('mail'), webhook: begins('webhook') })
}
