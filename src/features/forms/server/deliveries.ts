import type { Payload, PayloadRequest } from 'payload'

import type { Form, FormSubmission } from '@/payload-types'
import { queueJob } from '@/src/features/jobs'
import { canSendMail } from '@/src/platform/mail/send'

/** Where a submission of the form is to be delivered. */
export const deliveriesOf = (
  payload: Payload,
  { recipients, webhook }: Form,
): Pick<FormSubmission, 'mail' | 'webhook'> => ({
  mail: canSendMail(payload) && (recipients ?? []).length > 0 ? 'pending' : 'none',
  webhook: webhook?.url ? 'pending' : 'none',
})

/** Queues the deliveries in the transaction of the request. */
export async function queueDeliveries(
  req: PayloadRequest,
  submission: string,
  { mail, webhook }: { mail: boolean; webhook: boolean },
): Promise<void> {
  if (mail) await queueJob(req, 'mailSubmission', { submission })
  if (webhook) await queueJob(req, 'callWebhook', { submission })
}
