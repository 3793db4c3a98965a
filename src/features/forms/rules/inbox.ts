import type { Where } from 'payload'

import { isUuid } from '@/src/lib/uuid'
import { ASSIGNEES, assigneeWhere, SUBMISSION_STATUSES, type SubmissionStatus } from './submission'

/** What the address of the list of submissions asks for: `?form=<id>&status=spam&assignee=me&unread=1`. */
export type InboxFilters = {
  form: string | null
  status: SubmissionStatus | null
  /** An account, who asks (`me`) or nobody (`none`). */
  assignee: string | null
  unread: '1' | null
}

export const INBOX_PARAMETERS = [
  'form',
  'status',
  'assignee',
  'unread',
] as const satisfies (keyof InboxFilters)[]

type Query = Readonly<Record<string, unknown>>

const isAssignee = (value: unknown): value is string =>
  typeof value === 'string' && (isUuid(value) || ASSIGNEES.some((one) => one === value))

export const readInboxFilters = (query: Query): InboxFilters => ({
  form: typeof query.form === 'string' && isUuid(query.form) ? query.form : null,
  status: SUBMISSION_STATUSES.find((status) => status === query.status) ?? null,
  assignee: isAssignee(query.assignee) ? query.assignee : null,
  unread: query.unread === '1' ? '1' : null,
})

export const countInboxFilters = (filters: InboxFilters): number =>
  Object.values(filters).filter((value) => value !== null).length

/** Whether Payload's own filters of a list name the status. */
const namesStatus = ({ where }: Query): boolean => JSON.stringify(where ?? null).includes('"status"')

/**
 * The submissions that the address of the list asks for. Spam is shown to who asks for it, by this filter or by one of
 * Payload's own.
 * @param account who asks
 */
export function inboxWhere(query: Query, account: string): Where | null {
  const { form, status, assignee, unread } = readInboxFilters(query)
  const and: Where[] = [
    ...(form ? [{ form: { equals: form } }] : []),
    ...(status ? [{ status: { equals: status } }] : []),
    ...(status || namesStatus(query) ? [] : [{ status: { not_equals: 'spam' } }]),
    ...(assignee ? [assigneeWhere(assignee, account)] : []),
    ...(unread ? [{ read: { not_equals: true } }] : []),
  ]
  return and.length > 0 ? { and } : null
}
