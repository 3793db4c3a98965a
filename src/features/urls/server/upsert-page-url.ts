import { ValidationError, type PayloadRequest } from 'payload'

import type { Locale } from '@/src/lib/constants'
import { urlConflictMessage } from './url-conflict'

/** Where a page is to be found: `domain` is an id, `path` within the language, as it is stored. */
export type PageUrlInput = { domain: string; locale: Locale; path: string; canonical: boolean }

const COLLECTION = 'page-urls'

type Target = { wanted: PageUrlInput; field: string }

/** What was refused of one URL, by the place that it has among the wanted ones. */
function placed(error: unknown, req: PayloadRequest, { wanted, field }: Target): unknown {
  if (!(error instanceof ValidationError) || error.data.collection !== COLLECTION) return error
  const { errors } = error.data
  // Another writer was there first: nothing was to be seen of that until Postgres refused.
  if (errors.some(({ message }) => message === req.t('error:valueMustBeUnique')))
    return urlConflictMessage(wanted.path, { collection: COLLECTION, field: `${field}.path` }, req)
  const found = errors.map(({ message, path }) => ({ message, path: `${field}.${path}` }))
  const refusal = new ValidationError({ collection: COLLECTION, errors: found, req }, req.t)
  return Object.assign(refusal, { status: error.status })
}

/**
 * Writes one of a page's wanted URLs.
 * @param target `field`: where the URL stands in what the caller sent, as in `urls.1`
 * @throws {ValidationError} on that field; a conflict that says what has the address where the caller may know
 */
export async function upsertPageUrl(
  req: PayloadRequest,
  target: Target,
  write: () => Promise<unknown>,
): Promise<void> {
  try {
    await write()
  } catch (error) {
    throw placed(error, req, target)
  }
}
