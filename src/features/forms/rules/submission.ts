import type { Where } from 'payload'

export const SUBMISSION_STATUSES = ['inbox', 'done', 'spam'] as const
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number]

/** Delivery of a submission by mail or webhook; `none`: the form does not use that channel. */
export const DELIVERY_STATES = ['none', 'pending', 'sent', 'failed'] as const

/** Whom a list of submissions can be narrowed to, besides an account: who asks, or nobody. */
export const ASSIGNEES = ['me', 'none'] as const

/** The submissions assigned to an account, to who asks or to nobody. @param account who asks */
export function assigneeWhere(assignee: string, account: string): Where {
  if (assignee === 'none') return { assignee: { exists: false } }
  return { assignee: { equals: assignee === 'me' ? account : assignee } }
}
