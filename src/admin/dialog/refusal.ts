import { problemOf } from '@/src/api-client/problem'
import { HttpError } from '@/src/platform/http/http-error'
import type { Refusal } from './Dialog'

/**
 * Why a call of the panel was refused, for the dialog that made it: at its fields where they are wrong.
 * @param fields the names of the dialog's fields
 * @param fallback what is said where nobody answered why
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
