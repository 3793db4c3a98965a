import { en } from '@payloadcms/translations/languages/en'
import { nl } from '@payloadcms/translations/languages/nl'
import { HTTPException } from 'hono/http-exception'
import { APIError, ValidationError } from 'payload'

import { messages } from '@/src/i18n/messages'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { isDatabaseConnectionError } from '@/src/platform/database/outage'
import { cannotWrite, isConflict, isDataException, sqlStateOf } from '@/src/platform/database/sql-state'
import { TooManyTransactions } from '@/src/upstream/payload/database/transaction-slots'
import { isStorageError } from '@/src/upstream/payload/storage-errors'
import { ApiError, PROBLEMS, type FieldError, type ProblemCode } from './problems'

/** Payload's own messages, in each language of the product. */
const PAYLOAD_WORDS = { nl, en } satisfies Record<Locale, unknown>
const NOT_UNIQUE: readonly string[] = LOCALES.map(
  (locale) => PAYLOAD_WORDS[locale].translations.error.valueMustBeUnique,
)

function ourWords(locale: Locale): [string, string][] {
  const { validation, error } = PAYLOAD_WORDS[locale].translations
  const { taken, required, selection, form } = messages[locale].input
  return [
    [error.valueMustBeUnique, taken],
    [validation.required, required],
    [validation.invalidSelection, selection],
    [validation.validUploadID, selection],
    [validation.invalidInput, form],
  ]
}

/** Messages of Payload that do not say what to do → ours. Its other messages contain numbers and names. */
const OUR_WORDS: ReadonlyMap<string, string> = new Map(LOCALES.flatMap(ourWords))

/** Not for a status that something else answered with. */
const OWN: readonly ProblemCode[] = ['internal', 'budgetReached', 'modelFailed']

const codeOfStatus = (status: number): ProblemCode | undefined =>
  (Object.keys(PROBLEMS) as ProblemCode[]).find(
    (code) => !OWN.includes(code) && PROBLEMS[code].status === status,
  )

export const invalid = (errors: FieldError[]): ApiError =>
  new ApiError('invalid', 'The request has invalid values; see "errors".', { errors })

/** A composite unique index is named by its columns: `domain_id, locale, path`. */
const fieldsOf = (path: string): string[] =>
  path.includes(', ') ? path.split(', ').map((column) => column.replace(/_id$/, '')) : [path]

/**
 * Maps Payload's validation errors of a document.
 * @param nameOf the body path of a Payload path, null if the body has none; Payload's own path by default
 */
export function fromValidation(
  { data, status }: ValidationError,
  nameOf: (path: string) => string | null = (path) => path,
): ApiError {
  const all = data.errors.flatMap(({ path, message }) =>
    fieldsOf(path ?? '').map((field) => ({
      path: nameOf(field),
      message: OUR_WORDS.get(message) ?? message,
    })),
  )
  const named = all.flatMap(({ path, message }) => (path === null ? [] : [{ path, message }]))
  const errors = named.length > 0 ? named : all.slice(0, 1).map(({ message }) => ({ path: '', message }))
  const isTaken =
    status === PROBLEMS.conflict.status || data.errors.some(({ message }) => NOT_UNIQUE.includes(message))
  return isTaken
    ? new ApiError('conflict', 'A value that must be unique is already used by another document.', { errors })
    : invalid(errors)
}

/** The places where a document is used that therefore cannot be deleted. */
const placesIn = (data: object | null): Record<string, unknown> =>
  data && 'places' in data && 'total' in data ? { places: data.places, total: data.total } : {}

/** Messages of Hono and Payload are shown to callers only where Payload marks them as public. */
function fromStatus(error: HTTPException | APIError<object | null>): ApiError | undefined {
  const code = codeOfStatus(error.status)
  const detail = 'isPublic' in error && error.isPublic ? error.message : undefined
  const members = 'data' in error ? placesIn(error.data) : {}
  return (
    code &&
    new ApiError(code, detail ?? `${PROBLEMS[code].title}.`, {
      members,
      isTranslated: detail !== undefined,
      cause: error,
    })
  )
}

function fromKnown(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error
  if (error instanceof ValidationError) return fromValidation(error)
  if (isStorageError(error)) return new ApiError('unavailable', STORAGE_FAILED, { cause: error })
  if (error instanceof TooManyTransactions)
    return new ApiError('unavailable', error.message, {
      headers: { 'retry-after': RETRY_AFTER },
      cause: error,
    })
  if (error instanceof HTTPException || error instanceof APIError) return fromStatus(error)
  if (isDatabaseConnectionError(error))
    return new ApiError(
      'unavailable',
      'A service that this request needs is not responding. Try again in a minute.',
      {
        headers: { 'retry-after': RETRY_AFTER },
        cause: error,
      },
    )
  const state = sqlStateOf(error)
  if (cannotWrite(state))
    return new ApiError('unavailable', 'Nothing can be stored at the moment. Try again in a minute.', {
      headers: { 'retry-after': RETRY_AFTER },
      cause: error,
    })
  if (isDataException(state))
    return new ApiError('invalid', 'A value has a format that cannot be stored.', { cause: error })
  if (!isConflict(state)) return undefined
  return new ApiError(
    'conflict',
    'The request conflicts with another document or a concurrent write. Try again.',
    {
      cause: error,
    },
  )
}

const STORAGE_FAILED = 'The image storage cannot be written to. Nothing was stored. Tell an administrator.'

/** Retry-After in seconds when the database does not answer. */
const RETRY_AFTER = '30'

/** Maps anything thrown to an ApiError. Unexpected errors become `internal`, with the cause kept for the log. */
export const toApiError = (error: unknown): ApiError =>
  fromKnown(error) ??
  new ApiError('internal', 'Unexpected error. Include the request id when you report it.', {
    cause: error,
  })
