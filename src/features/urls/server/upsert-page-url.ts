import { ValidationError, type PayloadRequest } from 'payload'

import type { Locale } from '@/src/lib/constants'
import { urlConflictMessage } from './url-conflict'

/** A URL of a page: `domain` is an id, `path` a normalised page path. */
export type PageUrlInput = { domain: string; locale: Locale; path: string; canonical: boolean }

const COLLECTION = 'page-urls'

/** `field`: where the path is in the request body, or with `isObject` the URL that has the path. */
type Target = { wanted: PageUrlInput; field: string; isObject?: boolean }

/** Moves validation errors to the field that the URL has in the request. */
function atRequestField(error: unknown, req: PayloadRequest, { wanted, field, isObject }: Target): unknown {
  if (!(error instanceof ValidationError) || error.data.collection !== COLLECTION) return error
  const { errors } = error.data
  const at = (path: string) => (isObject ? `${field}.${path}` : field)
  // A concurrent writer took the path: only the unique index detects that.
  if (errors.some(({ message }) => message === req.t('error:valueMustBeUnique')))
    return urlConflictMessage(wanted.path, { collection: COLLECTION, field: at('path') }, req)
  const moved = errors.map(({ message, path }) => ({ message, path: at(path) }))
  const validationError = new ValidationError({ collection: COLLECTION, errors: moved, req }, req.t)
  return Object.assign(validationError, { status: error.status })
}

/**
 * Writes one of a page's wanted URLs.
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
