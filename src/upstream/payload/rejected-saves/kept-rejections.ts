import type { FormState } from 'payload'

/** A field that the server rejected; `value` as JSON. `isStored`: for what is stored, which no check of the form repeats. */
export type RejectedField = {
  path: string
  message: string
  value: string
  isStored?: true
}

/** The fields that a save was rejected for, and all values of the form then, as JSON. */
export type Rejection = { fields: readonly RejectedField[]; values: string }

/** A check of a form: what was sent, and whether only its structure was asked for. */
type Check = { formState?: FormState; skipValidation?: boolean }

export const valueOf = (state: FormState, path: string): string => JSON.stringify(state[path]?.value ?? null)

export const valuesOf = (state: FormState): string =>
  JSON.stringify(Object.entries(state).map(([path, { value }]) => [path, value ?? null]))

/**
 * Which fields stay rejected after a check: those with the value that was rejected, which the check finds invalid too, or
 * which it found valid while nothing in the form had been changed.
 */
function stillRejected(rejection: Rejection, sent: FormState, checked: FormState): RejectedField[] {
  const isUnchanged = valuesOf(sent) === rejection.values
  return rejection.fields.flatMap((field): RejectedField[] => {
    if (valueOf(sent, field.path) !== field.value) return []
    if (checked[field.path]?.valid === false) return [field]
    return field.isStored || isUnchanged ? [{ ...field, isStored: true }] : []
  })
}

const invalid = (state: FormState, { path, message }: RejectedField): FormState =>
  Object.fromEntries(
    Object.entries(state).map(([at, field]) => {
      if (at === path)
        return [
          at,
          {
            ...field,
            valid: false,
            errorMessage: field.errorMessage ?? message,
          },
        ]
      if (!path.startsWith(`${at}.`)) return [at, field]
      return [
        at,
        {
          ...field,
          errorPaths: [...new Set([...(field.errorPaths ?? []), path])],
        },
      ]
    }),
  )

/** The state of a form as the server checked it, with what it rejected before and was not changed since; and what that is. */
export function keepRejections(
  rejection: Rejection,
  { formState: sent = {}, skipValidation = false }: Check,
  checked: FormState,
): { state: FormState; rejection: Rejection } {
  const fields = skipValidation
    ? rejection.fields.filter(({ path, value }) => valueOf(sent, path) === value)
    : stillRejected(rejection, sent, checked)
  return {
    state: fields.reduce(invalid, checked),
    // A check that validates nothing says nothing of a rejection.
    rejection: skipValidation ? rejection : { ...rejection, fields },
  }
}
