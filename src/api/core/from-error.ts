import { en } from '@payloadcms/translations/languages/en'
import { nl } from '@payloadcms/translations/languages/nl'
import { HTTPException } from 'hono/http-exception'
import { APIError, ValidationError } from 'payload'

import { messages } from '@/src/i18n/messages'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { isDatabaseConnectionError } from '@/src/platform/database/outage'
import { ApiError, PROBLEMS, type FieldError, type ProblemCode } from './problems'

/** Payload's own words, in each language of the product. */
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

/** What Payload says without saying what to do → our words; the rest of its messages hold figures and names. */
const OUR_WORDS: ReadonlyMap<string, string> = new Map(LOCALES.flatMap(ourWords))

/** SQLSTATE of what a caller can cause although the input is valid: another document stands in the way. */
const CONFLICTS: readonly unknown[] = ['23503', '23505', '23P01', '40001', '40P01']

/** SQLSTATE of a value that a column cannot hold: nothing of ours is broken, the value is. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/

const codeOfStatus = (status: number): ProblemCode | undefined =>
  (Object.keys(PROBLEMS) as ProblemCode[]).find(
    (code) => code !== 'internal' && PROBLEMS[code].status === status,
  )

export const invalid = (errors: FieldError[]): ApiError =>
  new ApiError('invalid', 'Correct the values listed under "errors".', { errors })

/** A unique index of several columns is named by them all: `domain_id, locale, path`. */
const fieldsOf = (path: string): string[] =>
  path.includes(', ') ? path.split(', ').map((column) => column.replace(/_id$/, '')) : [path]

/**
 * What Payload refused in a document.
 * @param nameOf the path that the caller knows a value by, if they know it at all; else Payload's
 */
export function fromValidation(
  { data, status }: ValidationError,
  nameOf: (path: string) => string | null = (path) => path,
): ApiError {
  const found = data.errors.flatMap(({ path, message }) =>
    fieldsOf(path ?? '').map((field) => ({
      path: nameOf(field),
      message: OUR_WORDS.get(message) ?? message,
    })),
  )
  const named = found.flatMap(({ path, message }) => (path === null ? [] : [{ path, message }]))
  const errors = named.length > 0 ? named : found.slice(0, 1).map(({ message }) => ({ path: '', message }))
  const isTaken =
    status === PROBLEMS.conflict.status || data.errors.some(({ message }) => NOT_UNIQUE.includes(message))
  return isTaken
    ? new ApiError('conflict', 'Another document already has this value; it must be unique.', { errors })
    : invalid(errors)
}

/** Where something is used that cannot be deleted for it. */
const placesIn = (data: object | null): Record<string, unknown> =>
  data && 'places' in data && 'total' in data ? { places: data.places, total: data.total } : {}

/** Hono's and Payload's messages are for the caller only where Payload says so. */
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

function sqlState(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined
  return 'code' in error ? error.code : sqlState(error.cause)
}

function fromKnown(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error
  if (error instanceof ValidationError) return fromValidation(error)
  if (error instanceof HTTPException || error instanceof APIError) return fromStatus(error)
  if (isDatabaseConnectionError(error))
    return new ApiError(
      'unavailable',
      'A part of the installation does not answer right now. Try again in a minute.',
      {
        headers: { 'retry-after': RETRY_AFTER },
        cause: error,
      },
    )
  const state = sqlState(error)
  if (typeof state === 'string' && DATA_EXCEPTION.test(state))
    return new ApiError('invalid', 'A value has a form that cannot be stored.', { cause: error })
  if (!CONFLICTS.includes(state)) return undefined
  return new ApiError(
    'conflict',
    'Another document stands in the way, or somebody wrote at the same time. Try again.',
    {
      cause: error,
    },
  )
}

/** Seconds after which a caller may try again when the database does not answer. */
const RETRY_AFTER = '30'

/** Turns whatever was thrown into the one error. What nobody foresaw is `internal`, with its cause kept for the log. */
export const toApiError = (error: unknown): ApiError =>
  fromKnown(error) ??
  new ApiError('internal', 'Something went wrong here. Give the request id when you report it.', {
    cause: error,
  })
