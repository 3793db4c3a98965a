import { ValidationError, type CollectionBeforeChangeHook } from 'payload'

import type { Form } from '@/payload-types'
import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'

type Field = Form['fields'][number]
type Problem = LocaleTexts & { path: string }

const nameOf = (field: Field | undefined): string | null => (field && 'name' in field ? field.name : null)

function duplicateName(field: Field, above: readonly Field[], path: string): Problem[] {
  const name = nameOf(field)
  if (name === null || !above.some((other) => nameOf(other) === name)) return []
  return [
    {
      path: `${path}.name`,
      nl: `Er is al een veld met de naam “${name}”.`,
      en: `There is already a field named “${name}”.`,
    },
  ]
}

function missingCondition({ showWhen }: Field, above: readonly Field[], path: string): Problem[] {
  const name = showWhen?.field
  if (!name || above.some((other) => nameOf(other) === name)) return []
  return [
    {
      path: `${path}.showWhen.field`,
      nl: `Er staat hierboven geen veld met de naam “${name}”.`,
      en: `There is no field named “${name}” above this one.`,
    },
  ]
}

function duplicateOptions(field: Field, path: string): Problem[] {
  if (!('options' in field)) return []
  const values = (field.options ?? []).map(({ value }) => value)
  return values.flatMap((value, index) =>
    values.indexOf(value) === index
      ? []
      : [
          {
            path: `${path}.options.${index}.value`,
            nl: `De waarde “${value}” is al gebruikt.`,
            en: `The value “${value}” is already used.`,
          },
        ],
  )
}

/** Rejects duplicate field names, and conditions on fields that do not exist. */
export const checkFields: CollectionBeforeChangeHook<Form> = ({ data, req }) => {
  const fields = data.fields ?? []
  const problems = fields.flatMap((field, index) => {
    const [above, path] = [fields.slice(0, index), `fields.${index}`]
    return [
      ...duplicateName(field, above, path),
      ...missingCondition(field, above, path),
      ...duplicateOptions(field, path),
    ]
  })
  if (problems.length === 0) return data
  const errors = problems.map((problem) => ({
    path: problem.path,
    message: textIn(problem, req.i18n.language),
  }))
  throw new ValidationError({ collection: 'forms', errors }, req.t)
}
