import type { FormField, FormValue } from '@/src/features/forms/rules/definition'

type Answers = Record<string, FormValue>

function answerOf({ type, name }: FormField, sent: FormData): FormValue | undefined {
  const value = sent.get(name)
  if (type === 'checkbox') return value !== null
  if (typeof value !== 'string' || value === '') return undefined
  // Keeps invalid input as text, so that validation reports it.
  if (type === 'number') return Number.isNaN(Number(value)) ? value : Number(value)
  return value
}

/** The current answers by field name; fields that are not rendered have none. */
export function readAnswers(fields: readonly FormField[], form: HTMLFormElement): Answers {
  const sent = new FormData(form)
  return Object.fromEntries(
    fields
      .filter(({ name }) => form.elements.namedItem(name) !== null)
      .flatMap((field) => {
        const answer = answerOf(field, sent)
        return answer === undefined ? [] : [[field.name, answer] as const]
      }),
  )
}
