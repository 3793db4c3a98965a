/** How long submissions are kept, in days. */
export const RETENTION_DAYS = { default: 365, max: 3650 } as const
export const MAX_FIELDS = 40
export const MAX_RECIPIENTS = 20
/** Spam settings: seconds within which only a bot submits, and submissions per visitor per hour. */
export const MIN_SECONDS = { default: 2, max: 60 } as const
export const SUBMISSIONS_PER_HOUR = { default: 10, max: 1000 } as const
/** Of a choice: the minimum number of options, and the maximum characters of an option's value. */
export const MIN_OPTIONS = 2
export const MAX_OPTION_VALUE = 100
/** The HTML `autocomplete` tokens that a single-line text field can have. */
export const AUTOCOMPLETE = ['off', 'name', 'organization', 'organization-title', 'address-level2'] as const
