import { ValidationError, type PayloadRequest } from 'payload'

/** Where to show that an address is taken: the collection and the field that led to it. */
export type Asker = { collection: string; field: string }

const UNIQUE_VIOLATION = '23505'
const UNIQUE_INDEX = 'domain_locale_path_idx'

type Violation = { cause: { code: string; constraint: string; detail?: string } }

/** Whether Postgres refused a second row for an address. */
export const isTakenPath = (error: unknown): error is Violation => {
  const cause: unknown = error instanceof Error ? error.cause : null
  if (typeof cause !== 'object' || cause === null) return false
  return Reflect.get(cause, 'code') === UNIQUE_VIOLATION && Reflect.get(cause, 'constraint') === UNIQUE_INDEX
}

/** The error to show instead: which address is taken. A conflict, to the API as well. */
export function takenPath(
  { cause }: Violation,
  { collection, field }: Asker,
  req: PayloadRequest,
): ValidationError {
  // Key (domain_id, locale, path)=(…, nl, /blog/a) already exists.
  const path = /=\([^,]+, \w+, (.*)\) /.exec(cause.detail ?? '')?.[1] ?? ''
  const message =
    req.i18n.language === 'nl'
      ? `Het adres ${path} is al bezet. Kies een ander.`
      : `The address ${path} is taken. Choose another.`
  const refusal = new ValidationError({ collection, errors: [{ path: field, message }], req }, req.t)
  return Object.assign(refusal, { status: 409 })
}
