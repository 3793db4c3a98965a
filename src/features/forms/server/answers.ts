import type { FormSubmission } from '@/payload-types'
import { messages } from '@/src/i18n/messages'
import { LANGUAGES, type Locale } from '@/src/lib/constants'
import type { FormField, FormValue, FormValues } from '@/src/features/forms/rules/definition'

/** A question with its answer, formatted for people. */
type Answer = { field: string; label: string; value: string }

function toText({ type, options }: FormField, value: FormValue, locale: Locale): string {
  const { tag } = LANGUAGES[locale]
  if (typeof value === 'boolean') return value ? messages[locale].form.yes : messages[locale].form.no
  if (typeof value === 'number')
    return new Intl.NumberFormat(tag, { maximumFractionDigits: 10 }).format(value)
  if (type === 'date')
    return new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(value))
  return options.find((option) => option.value === value)?.label ?? value
}

/** The formatted answers in the order of the form, without unanswered questions. */
export const toAnswers = (fields: readonly FormField[], values: FormValues, locale: Locale): Answer[] =>
  fields.flatMap((field) => {
    const value = values[field.name]
    return value === undefined
      ? []
      : [{ field: field.name, label: field.label, value: toText(field, value, locale) }]
  })

/** The answers of a stored submission: formatted, and `raw` as they were sent (null where that was not stored). */
export const parseStoredAnswers = ({
  submissionData,
  values,
}: Pick<FormSubmission, 'submissionData' | 'values'>): (Answer & { raw: FormValue | null })[] =>
  (submissionData ?? []).map(({ field, label, value }) => ({
    field,
    label,
    value: value ?? '',
    raw: values?.[field] ?? null,
  }))

const SUMMARY_CHARACTERS = 120

/** A summary for lists: the first answered text field (usually a name) and the e-mail address. */
export function answerSummary(fields: readonly FormField[], values: FormValues): string {
  const answered = (types: readonly FormField['type'][]) =>
    fields.filter(({ type, name }) => types.includes(type) && typeof values[name] === 'string')
  const names = answered(['text']).slice(0, 1)
  const addresses = answered(['email']).slice(0, 1)
  const parts = [...names, ...addresses].map(({ name }) => String(values[name]))
  return parts.join(', ').slice(0, SUMMARY_CHARACTERS) || '–'
}
