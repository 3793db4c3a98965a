import { createHash } from 'node:crypto'

import { z } from '@hono/zod-openapi'

import type { Locale } from '@/src/lib/constants'
import { ApiError } from './problems'

/** The strong ETag of an answer: a hash of the JSON that is sent. */
export const etagOf = (json: string): string =>
  `"${createHash('sha256').update(json).digest('base64url').slice(0, 27)}"`

/**
 * Optimistic locking: throws 412 when the caller wants to change a version that is no longer the current one.
 * @param ifMatch the If-Match header; without one, whatever is there may be changed
 * @param answer what a GET of the document answers now
 * @param locale the language of that answer, where each language has its own
 */
export function assertCurrent(ifMatch: string | null, answer: unknown, locale?: Locale): void {
  if (ifMatch === null || ifMatch.trim() === '*') return
  const current = etagOf(JSON.stringify(answer))
  // What compresses an answer on its way marks its tag as weak (RFC 9110, 8.8.1); it names the same JSON to the byte.
  if (ifMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === current)) return
  throw new ApiError(
    'stale',
    locale
      ? `Somebody changed this meanwhile, or the ETag is that of another language than \`${locale}\`. Nothing was written. Get it again in that language and repeat your change.`
      : 'Somebody changed this meanwhile, and nothing was written. Get it again and repeat your change.',
  )
}

/** The header of optimistic locking, for the operations that honour it. */
export const ifMatchHeader = z.object({
  'if-match': z.string().max(1000).optional().openapi({
    description:
      'The ETag of the version that you know, in the language of `locale` where the call has one: each language has its own. If there is a newer one, nothing is written: 412.',
  }),
})
