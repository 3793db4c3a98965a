/** What happened lately, in days: shown per day, or summed up. */
export const RECENT_DAYS = 30
/** What wants to be looked after soon, in days. */
export const WEEK_DAYS = 7
/** How many documents are listed as worked on last. */
export const EDITED_DOCUMENTS = 10
