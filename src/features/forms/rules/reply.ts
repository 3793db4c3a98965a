/** Of a reply by mail to a visitor. */
export const REPLY_STATES = ['pending', 'sent', 'failed'] as const
export type ReplyState = (typeof REPLY_STATES)[number]

export const MAX_SUBJECT_CHARACTERS = 200
export const MAX_REPLY_CHARACTERS = 10_000
/** To one submission: a conversation goes on in the mail program. */
export const MAX_REPLIES = 50
/** Of one tenant, so that a stolen session does not become a mailing. */
export const REPLIES_PER_HOUR = 60

/** Why nobody can reply from here: no address was given, the form is gone, or mail is not set up. */
export const REPLY_OBSTACLES = ['noAddress', 'noMail'] as const
export type ReplyObstacle = (typeof REPLY_OBSTACLES)[number]
