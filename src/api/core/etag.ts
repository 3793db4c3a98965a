import { createHash } from 'node:crypto'

import { z } from '@hono/zod-openapi'

import type { Locale } from '@/src/lib/constants'
import { ApiError } from './problems'

/** The strong ETag of a response: a hash of the JSON that is sent. */
export const etagOf = (json: string): string =>
  `"${createHash('sha256').update(json).digest('base64url').slice(0, 27)}"`

/**
 * Optimistic locking: throws 412 when the caller's version is not the current one.
 * @param ifMatch the If-Match header; without one, any version may be changed
 * @param answer the body that a GET of the document returns now
 * @param locale the locale of that body, where each locale has its own
 */
export function assertCurrent(ifMatch: string | null, answer: unknown, locale?: Locale): void {
  if (ifMatch === null || ifMatch.trim() === '*') return
  const current = etagOf(JSON.stringify(answer))
  // Compression on the way marks the tag as weak (RFC 9110, 8.8.1), but the JSON is the same to the byte.
  if (ifMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === current)) return
  throw new ApiError(
    'stale',
    locale
      ? `The document was changed in the meantime, or the ETag belongs to another language than \`${locale}\`. Nothing was written. Read it again in that language and repeat the change.`
      : 'The document was changed in the meantime. Nothing was written. Read it again and repeat the change.',
  )
}

/** The If-Match header, for operations that support it. */
export const ifMatchHeader = z.object({
  'if-match': z.string().max(1000).optional().openapi({
    description:
      'The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).',
  }),
})
