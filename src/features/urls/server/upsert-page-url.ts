import { ValidationError, type PayloadRequest } from 'payload'

import type { Locale } from '@/src/lib/constants'
import { urlConflictMessage } from './url-conflict'

/** A URL of a page: `domain` is an id, `path` a normalised page path. */
export type PageUrlInput = { domain: string; locale: Locale; path: string; canonical: boolean }

const COLLECTION = 'page-urls'

type Target = { wanted: PageUrlInput; field: string }

/** Moves validation errors to the field that the URL has in the request. */
function atRequestField(error: unknown, req: PayloadRequest, { wanted, field }: Target): unknown {
  if (!(error instanceof ValidationError) || error.data.collection !== COLLECTION) return error
  const { errors } = error.data
  // A concurrent writer took the path: only the unique index detects that.
  if (errors.some(({ message }) => message === req.t('error:valueMustBeUnique')))
    return urlConflictMessage(wanted.path, { collection: COLLECTION, field: `${field}.path` }, req)
  const moved = errors.map(({ message, path }) => ({ message, path: `${field}.${path}` }))
  const validationError = new ValidationError({ collection: COLLECTION, errors: moved, req }, req.t)
  return Object.assign(validationError, { status: error.status })
}

/**
 * Writes one of a page's wanted URLs.
 * @param target `field`: the path of the URL in the request body, such as `urls.1`
 * @throws {ValidationError} at that field
 */
export async function upsertPageUrl(
  req: PayloadRequest,
  target: Target,
  write: () => Promise<unknown>,
): Promise<void> {
  try {
    await write()
  } catch (error) {
    throw atRequestField(error, req, target)
  }
}
