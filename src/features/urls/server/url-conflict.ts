import { ValidationError, type PayloadRequest } from 'payload'

import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'

/** The collection and field at which to report a conflict. */
export type ConflictField = { collection: string; field: string }

const UNIQUE_VIOLATION = '23505'
const UNIQUE_INDEX = 'domain_locale_path_idx'

type Violation = { cause: { code: string; constraint: string; detail?: string } }

/** Whether Postgres rejected a second page URL with the same domain, locale and path. */
export const isUrlConflict = (error: unknown): error is Violation => {
  const cause: unknown = error instanceof Error ? error.cause : null
  if (typeof cause !== 'object' || cause === null) return false
  return Reflect.get(cause, 'code') === UNIQUE_VIOLATION && Reflect.get(cause, 'constraint') === UNIQUE_INDEX
}

/** A description of the document that has the URL, per admin language. */
export type UrlOwner = LocaleTexts

/** That a URL is already used, and by which document where that is known. */
export const conflictText = (path: string, language: string, owner?: UrlOwner): string =>
  textIn(
    {
      nl: `Het pagina-adres ${path} is al in gebruik${owner ? ` door ${owner.nl}` : ''}. Kies een ander.`,
      en: `The address ${path} is already used${owner ? ` by ${owner.en}` : ''}. Choose another.`,
    },
    language,
  )

/** A 409 with {@link conflictText}. */
export function urlConflictMessage(
  path: string,
  { collection, field }: ConflictField,
  req: PayloadRequest,
  owner?: UrlOwner,
): ValidationError {
  const message = conflictText(path, req.i18n.language, owner)
  const validationError = new ValidationError({ collection, errors: [{ path: field, message }], req }, req.t)
  return Object.assign(validationError, { status: 409 })
}

/** Converts the error of Postgres to a conflict that names the path. */
export const urlConflict = (
  { cause }: Violation,
  field: ConflictField,
  req: PayloadRequest,
): ValidationError =>
  // Key (domain_id, locale, path)=(…, nl, /blog/a) already exists.
  urlConflictMessage(/=\([^,]+, \w+, (.*)\) /.exec(cause.detail ?? '')?.[1] ?? '', field, req)
