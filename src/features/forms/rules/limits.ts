/** How long submissions are kept, in days. */
export const RETENTION_DAYS = { default: 365, max: 3650 } as const
/** The most that a form has of each. */
export const MAX_FIELDS = 40
export const MAX_RECIPIENTS = 20
/** What can be set against spam: seconds below which a sending is no person's, sendings of a visitor in an hour. */
export const MIN_SECONDS = { default: 2, max: 60 } as const
export const SUBMISSIONS_PER_HOUR = { default: 10, max: 1000 } as const
/** The least answers of a choice, and the most characters of the value of one. */
export const MIN_OPTIONS = 2
export const MAX_OPTION_VALUE = 100
/** The HTML `autocomplete` tokens that a line can ask for. */
export const AUTOCOMPLETE = ['off', 'name', 'organization', 'organization-title', 'address-level2'] as const
