/** What can be done to several submissions at once. `inbox`: not spam, or to be handled again. */
export const SUBMISSION_ACTIONS = ['read', 'unread', 'inbox', 'done', 'spam', 'assign', 'delete'] as const
export type SubmissionAction = (typeof SUBMISSION_ACTIONS)[number]

export const SUBMISSION_OUTCOMES = ['done', 'unchanged', 'rejected'] as const
export type SubmissionOutcome = (typeof SUBMISSION_OUTCOMES)[number]

/** Of one request; the panel sends several. */
export const MAX_SUBMISSIONS_AT_ONCE = 100
