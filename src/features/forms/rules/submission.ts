export const SUBMISSION_STATUSES = ['inbox', 'done', 'spam'] as const

/** What became of the e-mail or the webhook of a submission; `none`: the form has none. */
export const DELIVERY_STATES = ['none', 'pending', 'sent', 'failed'] as const
