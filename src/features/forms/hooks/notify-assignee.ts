import type { CollectionAfterChangeHook } from 'payload'

import type { FormSubmission } from '@/payload-types'
import { queueJob } from '@/src/features/jobs'
import { canSendMail } from '@/src/platform/mail/send'
import { newAssignee } from '../server/assignee/check'

/** Mails whoever a submission was assigned to, unless they did that themselves. */
export const notifyAssignee: CollectionAfterChangeHook<FormSubmission> = async ({
  doc,
  previousDoc,
  req,
}) => {
  const account = newAssignee(doc, previousDoc)
  const assigner = req.user?.id ?? null
  if (!account || account === assigner || !canSendMail(req.payload)) return
  await queueJob(req, 'mailAssignee', { submission: doc.id, account, assigner })
}
