import type { FormState } from 'payload'

/** A field that the server rejected; `value` as JSON. `isStored`: for what is stored, which no check of the form repeats. */
export type RejectedField = {
  path: string
  message: string
  value: string
  isStored?: true
}

/** The fields that a save was rejected for, all values of the form then, as JSON, and the ids of its rows. */
export type Rejection = { fields: readonly RejectedField[]; values: string; rows: readonly string[] }

/** A check of a form: what was sent, and whether only its structure was asked for. */
type Check = { formState?: FormState; skipValidation?: boolean }

export const valueOf = (state: FormState, path: string): string => JSON.stringify(state[path]?.value ?? null)

export const valuesOf = (state: FormState): string =>
  JSON.stringify(Object.entries(state).map(([path, { value }]) => [path, value ?? null]))

export const rowIdsOf = (state: FormState): string[] =>
  Object.values(state).flatMap(({ rows = [] }) => rows.map(({ id }) => id))

/** What counts as valid, without the message that it had before. */
const valid = { valid: true, errorMessage: undefined }

/** The state without what is wrong in rows that the rejected save did not have: nobody has filled them in yet. */
function withoutNewRows(state: FormState, known: readonly string[]): FormState {
  const added = Object.entries(state).flatMap(([path, { rows = [] }]) =>
    rows.flatMap(({ id }, index) => (known.includes(id) ? [] : [`${path}.${index}.`])),
  )
  const isNew = (path: string) => added.some((prefix) => path.startsWith(prefix))
  return Object.fromEntries(
    Object.entries(state).map(([path, field]) => {
      if (isNew(path)) return [path, { ...field, ...valid, ...(field.errorPaths && { errorPaths: [] }) }]
      if (!field.errorPaths) return [path, field]
      const errorPaths = field.errorPaths.filter((at) => !isNew(at))
      const isRight = errorPaths.length === 0 && !field.errorMessage
      return [path, { ...field, errorPaths, ...(isRight && valid) }]
    }),
  )
}

/** Payload keeps the message of a list that is right itself, and holds something that is not. */
const withoutOldMessages = (state: FormState): FormState =>
  Object.fromEntries(
    Object.entries(state).map(([path, field]) => [
      path,
      field.valid === false && !field.errorMessage ? { ...field, errorMessage: undefined } : field,
    ]),
  )

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
    state: fields.reduce(invalid, withoutOldMessages(withoutNewRows(checked, rejection.rows))),
    // A check that validates nothing says nothing of a rejection.
    rejection: skipValidation ? rejection : { ...rejection, fields },
  }
}
