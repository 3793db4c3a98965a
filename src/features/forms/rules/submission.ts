export const SUBMISSION_STATUSES = ['inbox', 'done', 'spam'] as const

/** Delivery of a submission by mail or webhook; `none`: the form does not use that channel. */
export const DELIVERY_STATES = ['none', 'pending', 'sent', 'failed'] as const
