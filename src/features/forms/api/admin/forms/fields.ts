import { z } from '@hono/zod-openapi'

import {
  FILE_KINDS,
  MAX_FILE_MEGABYTES,
  MAX_FILES_PER_QUESTION,
} from '@/src/features/forms/rules/attachments'
import { FIELD_NAME, FIELD_WIDTHS, FORM_FIELD_TYPES } from '@/src/features/forms/rules/definition'
import { AUTOCOMPLETE, MAX_OPTION_VALUE, MIN_OPTIONS } from '@/src/features/forms/rules/limits'
import { orNull } from '@/src/api/core/schemas'

const MAX_LINE = 300
const MAX_PROSE = 2000
const MAX_OPTIONS = 200

const text = z.string().nullable()
const rowId = z.string().max(100).openapi({ description: 'The id of the row.' })
const autocomplete = z
  .enum(AUTOCOMPLETE)
  .openapi({ description: 'The autofill token for the browser; text fields only.' })
const bound = z.number().nullable().openapi({ description: 'Number fields only.' })

const condition = z
  .strictObject({ field: z.string().regex(FIELD_NAME), value: z.string().max(MAX_OPTION_VALUE).nullable() })
  .openapi('FormFieldShowWhen', {
    description:
      'Shown only when that field, which must precede it, has the value, or with null, any value. A ticked checkbox is `true`.',
  })

const files = z
  .strictObject({
    accept: z.array(z.enum(FILE_KINDS)).min(1).max(FILE_KINDS.length),
    maxFiles: z.int().min(1).max(MAX_FILES_PER_QUESTION),
    maxMegabytes: z.int().min(1).max(MAX_FILE_MEGABYTES),
  })
  .openapi('FormFileLimits', { description: 'What a question for files accepts.' })

/** A field as editors see it. Properties that its type lacks are null or empty. */
export const formField = z
  .strictObject({
    id: rowId,
    type: z.enum(FORM_FIELD_TYPES),
    name: text.openapi({
      description: 'The name under which its answer is stored; null for a text between fields.',
    }),
    label: text.openapi({ description: 'The question, or the text between fields; null until translated.' }),
    description: text,
    required: z.boolean(),
    width: z.enum(FIELD_WIDTHS),
    showWhen: orNull(condition),
    autocomplete: orNull(autocomplete),
    options: z.array(z.strictObject({ value: z.string(), label: text })),
    min: bound,
    max: bound,
    files: orNull(files),
  })
  .openapi('AdminFormField')

const id = rowId
  .optional()
  .openapi({ description: 'Send it back to keep the row when the name changes. Default: matched by name.' })
const line = z.string().trim().min(1).max(MAX_LINE)

const common = {
  id,
  name: z
    .string()
    .regex(FIELD_NAME, 'Use letters and digits, starting with a lower-case letter, at most 40 characters.'),
  label: line,
  description: z.string().max(MAX_PROSE).nullable().default(null),
  required: z.boolean().default(false),
  width: z.enum(FIELD_WIDTHS).default('full'),
  showWhen: orNull(condition).default(null),
}

const absent = <T extends z.ZodType>(empty: T) =>
  empty.optional().openapi({ description: 'Not used by this type; accepted as it was read.' })
const noQuestion = {
  name: absent(z.null()),
  description: absent(z.null()),
  required: absent(z.literal(false)),
  width: absent(z.literal('full')),
}
const noAutocomplete = { autocomplete: absent(z.null()) }
const noOptions = { options: absent(z.array(z.unknown()).max(0)) }
const noFiles = { files: absent(z.null()) }
const noBounds = { min: absent(z.null()), max: absent(z.null()) }

const option = z.strictObject({ value: z.string().trim().min(1).max(MAX_OPTION_VALUE), label: line })

/** A field in one locale, with the properties of its type. */
export const formFieldBody = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: z.literal('text'),
      ...common,
      autocomplete: autocomplete.default('off'),
      ...noOptions,
      ...noBounds,
      ...noFiles,
    })
    .openapi('FormLineInput'),
  z
    .strictObject({
      type: z.literal('number'),
      ...common,
      min: bound.default(null),
      max: bound.default(null),
      ...noAutocomplete,
      ...noOptions,
      ...noFiles,
    })
    .openapi('FormNumberInput'),
  z
    .strictObject({
      type: z.enum(['select', 'radio']),
      ...common,
      options: z.array(option).min(MIN_OPTIONS).max(MAX_OPTIONS),
      ...noAutocomplete,
      ...noBounds,
      ...noFiles,
    })
    .openapi('FormChoiceInput'),
  z
    .strictObject({
      type: z.enum(['textarea', 'email', 'tel', 'date', 'checkbox', 'reference']),
      ...common,
      ...noAutocomplete,
      ...noOptions,
      ...noBounds,
      ...noFiles,
    })
    .openapi('FormAnswerInput'),
  z
    .strictObject({
      type: z.literal('file'),
      ...common,
      files,
      ...noAutocomplete,
      ...noOptions,
      ...noBounds,
    })
    .openapi('FormFileInput'),
  z
    .strictObject({
      type: z.literal('message'),
      id,
      label: z.string().trim().min(1).max(MAX_PROSE),
      showWhen: orNull(condition).default(null),
      ...noQuestion,
      ...noAutocomplete,
      ...noOptions,
      ...noBounds,
      ...noFiles,
    })
    .openapi('FormTextInput'),
])

export type FormFieldBody = z.output<typeof formFieldBody>
