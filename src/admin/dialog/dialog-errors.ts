import { problemOf } from '@/src/api-client/problem'
import { HttpError } from '@/src/platform/http/http-error'
import type { Refusal } from './Dialog'

/**
 * Converts the error of a panel API call to messages for a dialog.
 * @param fields the names of the dialog's fields; problems of other fields become a general message
 * @param fallback the message if the response has no problem
 */
export function refusalOf(error: unknown, fields: readonly string[], fallback: string): Refusal {
  const problem = error instanceof HttpError ? problemOf(error) : null
  if (!problem) return { message: fallback }
  const errors = problem.errors ?? []
  const known = errors.filter(({ path }) => fields.includes(path))
  if (known.length > 0)
    return { fields: Object.fromEntries(known.map(({ path, message }) => [path, message])) }
  return { message: errors[0]?.message ?? problem.detail }
}
