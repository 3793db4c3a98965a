/** In characters. */
export const MAX_TELEPHONE = 40

/** 6 to 15 digits (the maximum of E.164), as people write them: `+31 (0)30-123.45/67`. Published in the OpenAPI document, so without look-ahead. */
export const TELEPHONE = /^\(?\+?(?:[ \u00a0().\-/]*\d){6,15}[ \u00a0().\-/]*$/
