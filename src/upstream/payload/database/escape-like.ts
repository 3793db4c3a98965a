/**
 * Defect: the text of `contains` and `like` goes to ILIKE as it is, where `%` and `_` stand for any text: a search for "100%"
 * finds "1000".
 * Seen in: @payloadcms/db-postgres 3.90.1
 * Upstream: not reported yet
 * Remove when: escape-like.int.test.ts "Payload treats a percent sign in a search as a wildcard" fails
 */

/** A query condition that matches the text literally. */
export const likeContains = (text: string): { contains: string } => ({
  contains: text.replaceAll(/[\\%_]/g, String.raw`\$&`),
})
