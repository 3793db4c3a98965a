/** The longest telephone number that is taken, in characters. */
export const MAX_TELEPHONE = 40

/** 6 to 15 digits (E.164 has no more), as people write them: `+31 (0)30-123.45/67`. One line, without look-ahead: it is published. */
export const TELEPHONE = /^\(?\+?(?:[ \u00a0().\-/]*\d){6,15}[ \u00a0().\-/]*$/
