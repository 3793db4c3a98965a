import { HTTPException } from 'hono/http-exception'
import { APIError, LockedAuth, ValidationError } from 'payload'
import { z } from '@hono/zod-openapi'
import { en } from '@payloadcms/translations/languages/en'

import { ApiError, PROBLEMS, type FieldError, type ProblemCode } from './problems'

const NOT_UNIQUE = en.translations.error.valueMustBeUnique

/** SQLSTATE of what a caller can cause although the input is valid: another document stands in the way. */
const CONFLICTS: readonly string[] = ['23503', '23505', '23P01', '40001', '40P01']

const codeOf = (status: number): ProblemCode | undefined =>
  (Object.keys(PROBLEMS) as ProblemCode[]).find(
    (code) => PROBLEMS[code].status === status && code !== 'internal',
  )

/** The problems of an input as the caller can find them; the path of the whole input is ''. */
export const fieldErrors = (error: z.ZodError): FieldError[] =>
  error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))

export const invalid = (errors: FieldError[]): ApiError =>
  new ApiError('invalid', 'Correct the values listed under "errors".', { errors })

function fromValidation({ data }: ValidationError): ApiError {
  const errors = data.errors.map(({ path, message }) => ({ path: path ?? '', message }))
  return errors.some(({ message }) => message === NOT_UNIQUE)
    ? new ApiError('conflict', 'Another document already has this value; it must be unique.', { errors })
    : invalid(errors)
}

const lockedOut = (): ApiError =>
  new ApiError('tooManyRequests', 'Too many failed attempts. Try again later.', {
    headers: { 'retry-after': '600' },
  })

/** Payload's error messages are for the caller only where it says so. */
function fromPayload(error: APIError): ApiError | undefined {
  if (error instanceof ValidationError) return fromValidation(error)
  if (error instanceof LockedAuth) return lockedOut()
  const code = codeOf(error.status)
  if (!code) return undefined
  return new ApiError(code, error.isPublic ? error.message : PROBLEMS[code].title, { cause: error })
}

const sqlState = (error: unknown): unknown => {
  if (typeof error !== 'object' || error === null) return undefined
  return 'code' in error ? error.code : 'cause' in error ? sqlState(error.cause) : undefined
}

/** Turns whatever was thrown into the one error. What nobody foresaw becomes `internal`, with its cause kept for the log. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const known =
    error instanceof HTTPException
      ? (codeOf(error.status) ?? 'internal')
      : error instanceof APIError
        ? fromPayload(error)
        : CONFLICTS.includes(String(sqlState(error)))
          ? 'conflict'
          : undefined
  if (known instanceof ApiError) return known
  if (known === 'conflict') {
    return new ApiError(
      known,
      'Another document stands in the way, or somebody wrote at the same time. Try again.',
      {
        cause: error,
      },
    )
  }
  return known && known !== 'internal'
    ? new ApiError(known, PROBLEMS[known].title, { cause: error })
    : new ApiError('internal', 'Something went wrong here. Give the request id when you report it.', {
        cause: error,
      })
}
