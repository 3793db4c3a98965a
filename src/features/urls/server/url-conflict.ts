import { ValidationError, type PayloadRequest } from 'payload'

import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'

/** Where to show that an address is taken: the collection and the field that led to it. */
export type ConflictField = { collection: string; field: string }

const UNIQUE_VIOLATION = '23505'
const UNIQUE_INDEX = 'domain_locale_path_idx'

type Violation = { cause: { code: string; constraint: string; detail?: string } }

/** Whether Postgres refused a second row for an address. */
export const isUrlConflict = (error: unknown): error is Violation => {
  const cause: unknown = error instanceof Error ? error.cause : null
  if (typeof cause !== 'object' || cause === null) return false
  return Reflect.get(cause, 'code') === UNIQUE_VIOLATION && Reflect.get(cause, 'constraint') === UNIQUE_INDEX
}

/** What has the address, as the refusal calls it in each language. */
export type UrlOwner = LocaleTexts

/** The refusal of an address that is taken, and by what where that is known. A conflict, to the API as well. */
export function urlConflictMessage(
  path: string,
  { collection, field }: ConflictField,
  req: PayloadRequest,
  holder?: UrlOwner,
): ValidationError {
  const message = textIn(
    {
      nl: `Het adres ${path} is al bezet${holder ? ` door ${holder.nl}` : ''}. Kies een ander.`,
      en: `The address ${path} is taken${holder ? ` by ${holder.en}` : ''}. Choose another.`,
    },
    req.i18n.language,
  )
  const refusal = new ValidationError({ collection, errors: [{ path: field, message }], req }, req.t)
  return Object.assign(refusal, { status: 409 })
}

/** The error to show instead of what Postgres said: which address is taken. */
export const urlConflict = (
  { cause }: Violation,
  asker: ConflictField,
  req: PayloadRequest,
): ValidationError =>
  // Key (domain_id, locale, path)=(…, nl, /blog/a) already exists.
  urlConflictMessage(/=\([^,]+, \w+, (.*)\) /.exec(cause.detail ?? '')?.[1] ?? '', asker, req)
