import type { FormField } from './definition'

type Answers = Readonly<Record<string, unknown>>

/** Empty text and an unticked box count as no answer. */
const isAnswered = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && value !== false

function isMet({ field, value }: NonNullable<FormField['showWhen']>, answers: Answers): boolean {
  const answer = Object.hasOwn(answers, field) ? answers[field] : undefined
  return value === null ? isAnswered(answer) : isAnswered(answer) && String(answer) === value
}

/**
 * The fields that are visible with these answers. A condition names an earlier field; the answer to a hidden field
 * does not count.
 */
export function visibleFields(fields: readonly FormField[], answers: Answers): FormField[] {
  const counted: Record<string, unknown> = {}
  return fields.filter((field) => {
    const shown = field.showWhen === null || isMet(field.showWhen, counted)
    if (shown && Object.hasOwn(answers, field.name)) counted[field.name] = answers[field.name]
    return shown
  })
}
