import type { Form, FormSubmission } from '@/payload-types'
import type { FormField, FormFieldType } from '@/src/features/forms/rules/definition'
import { messages } from '@/src/i18n/messages'
import { LANGUAGES, type Locale } from '@/src/lib/constants'

/** A field of a form that asks something, as the editor reads it. */
export type Question = { name: string; label: string; type: FormFieldType; options: FormField['options'] }

/** What a form asks, in its order. */
export const questionsOf = ({ fields }: Pick<Form, 'fields'>): Question[] =>
  fields.flatMap((field): Question[] => {
    if (field.blockType === 'message') return []
    const options = 'options' in field ? (field.options ?? []) : []
    return [
      {
        name: field.name,
        label: field.label || field.name,
        type: field.blockType,
        options: options.map(({ value, label }) => ({ value, label: label || value })),
      },
    ]
  })

const dateText = (value: string, locale: Locale): string =>
  new Intl.DateTimeFormat(LANGUAGES[locale].tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(value),
  )

/** The answer to a question in a cell, in the language of the panel; empty for none. */
export function cellText(
  { name, type, options }: Question,
  { values, submissionData }: Pick<FormSubmission, 'values' | 'submissionData'>,
  locale: Locale,
): string {
  const stored = submissionData?.find(({ field }) => field === name)?.value ?? ''
  const raw = values?.[name]
  if (raw === undefined || raw === null) return stored
  if (typeof raw === 'boolean') return raw ? messages[locale].form.yes : messages[locale].form.no
  if (typeof raw === 'number') return new Intl.NumberFormat(LANGUAGES[locale].tag).format(raw)
  if (type === 'date' && !Number.isNaN(Date.parse(raw))) return dateText(raw, locale)
  return options.find(({ value }) => value === raw)?.label ?? stored ?? raw
}
