import { z } from '@hono/zod-openapi'

import { FILE_KINDS } from '@/src/features/forms/rules/attachments'
import { FORM_FIELD_TYPES } from '@/src/features/forms/rules/definition'
import { orNull, uuid } from '../core/schemas'

const text = z.string().nullable()

const field = z
  .strictObject({
    type: z.enum(FORM_FIELD_TYPES),
    name: z.string(),
    label: z.string(),
    description: text,
    required: z.boolean(),
    half: z.boolean(),
    showWhen: orNull(
      z.strictObject({ field: z.string(), value: text }).openapi('FormFieldCondition', {
        description: 'Shown only when that field has the value, or with null, any value.',
      }),
    ),
    autocomplete: text,
    options: z.array(z.strictObject({ value: z.string(), label: z.string() })),
    min: z.number().nullable(),
    max: z.number().nullable(),
    files: orNull(
      z
        .strictObject({ accept: z.array(z.enum(FILE_KINDS)), maxFiles: z.int(), maxBytes: z.int() })
        .openapi('FormFileRules', { description: 'Of a question for files: what it accepts.' }),
    ),
  })
  .openapi('FormField')

/** A form as visitors see it, in one locale. */
export const formDefinition = z
  .strictObject({
    id: uuid,
    fields: z.array(field),
    submitLabel: z.string(),
    consentText: text,
    honeypot: z.boolean(),
  })
  .openapi('Form')
