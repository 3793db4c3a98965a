import type { PayloadRequest } from 'payload'

import type { FormSubmission } from '@/payload-types'
import { canSendMail } from '@/src/platform/mail/send'
import type { ReplyObstacle } from '../../rules/reply'
import { readForm } from '../read-form'
import { visitorAddress } from './address'

/** To whom a reply goes and where its answer goes; or why it cannot be sent from here, with the address if there is one. */
export type ReplyRoute =
  | { recipient: string; replyTo: string; form: string }
  | { obstacle: ReplyObstacle; recipient: string | null }

/** How the account of the request can reply to a submission. */
export async function replyRoute(
  req: PayloadRequest,
  submission: Pick<FormSubmission, 'form' | 'submissionData'>,
): Promise<ReplyRoute> {
  const form = await readForm(req, submission)
  const recipient = form && visitorAddress(form, submission)
  if (!form || !recipient) return { obstacle: 'noAddress', recipient: null }
  const replyTo = form.recipients?.[0]?.email ?? req.user?.email
  if (!canSendMail(req.payload) || !replyTo) return { obstacle: 'noMail', recipient }
  return { recipient, replyTo, form: form.title }
}
