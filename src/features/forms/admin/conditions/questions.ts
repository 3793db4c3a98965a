import type { FormState } from 'payload'

import { nameFields } from '@/src/features/forms/rules/field-names'

type Answer = { value: string; label: string }
/** A question above a field, with the name and the values that it has or will have. */
export type Question = { path: string; name: string; label: string; isTicked: boolean; answers: Answer[] }

const textAt = (state: FormState, path: string): string => {
  const value = state[path]?.value
  return typeof value === 'string' ? value : ''
}

const rowsAt = (state: FormState, path: string) => state[path]?.rows ?? []

const answersAt = (state: FormState, path: string): Answer[] =>
  rowsAt(state, path).map((_, index) => ({
    value: textAt(state, `${path}.${index}.value`),
    label: textAt(state, `${path}.${index}.label`),
  }))

/** What a field of a form can depend on, by the path of something in it: `fields.2.showWhen.field` → the first two. */
export function questionsAbove(state: FormState, path: string): Question[] {
  const [list = '', index = ''] = path.split('.')
  const rows = rowsAt(state, list).map(({ blockType }, row) => ({
    path: `${list}.${row}`,
    blockType,
    name: textAt(state, `${list}.${row}.name`),
    label: textAt(state, `${list}.${row}.label`),
    options: answersAt(state, `${list}.${row}.options`),
  }))
  return nameFields(rows)
    .slice(0, Number(index))
    .flatMap(({ path: at, name, label, blockType, options }) =>
      typeof name === 'string' && name
        ? [{ path: at, name, label: label || name, isTicked: blockType === 'checkbox', answers: options }]
        : [],
    )
}

/** Whether a field is below others that ask something, with or without a text. */
export function hasFieldsAbove(state: FormState, path: string): boolean {
  const [list = '', index = ''] = path.split('.')
  return rowsAt(state, list)
    .slice(0, Number(index))
    .some(({ blockType }) => blockType !== 'message')
}

/** The values of the form that are missing for a condition on the question: its name and those of its answers. */
export function missingNames(state: FormState, { path, name, answers }: Question): [string, string][] {
  const wanted: [string, string][] = [
    [`${path}.name`, name],
    ...answers.map(({ value }, index): [string, string] => [`${path}.options.${index}.value`, value]),
  ]
  return wanted.filter(([at, value]) => value !== '' && textAt(state, at) === '')
}
