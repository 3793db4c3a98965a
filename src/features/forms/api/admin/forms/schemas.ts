import { z } from '@hono/zod-openapi'

import {
  MAX_FIELDS,
  MAX_RECIPIENTS,
  MIN_SECONDS,
  SUBMISSIONS_PER_HOUR,
  RETENTION_DAYS,
} from '@/src/features/forms/rules/limits'
import { isWebhookUrl } from '@/src/features/forms/server/webhook/url'
import { inputOf } from '@/src/api/core/resource/input'
import { sharedField } from '@/src/api/core/resource/shared-fields'
import { localeCode, timestamp, uuid } from '@/src/api/core/schemas'
import { formField, formFieldBody } from './fields'

const MAX_LINE = 300
const MAX_PROSE = 5000

const text = z.string().nullable()
const line = z.string().trim().min(1).max(MAX_LINE)
const prose = z.string().max(MAX_PROSE).nullable().default(null)

export const formSummary = z
  .strictObject({
    id: uuid,
    title: z.string(),
    retentionDays: z.int(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .openapi('AdminFormSummary')

const confirmation = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('message'), title: text, text }).openapi('FormMessage'),
    z
      .strictObject({ type: z.literal('redirect'), page: uuid.nullable() })
      .openapi('FormRedirect', { description: 'Sends the visitor to a page of the tenant.' }),
  ])
  .openapi({ description: 'What the visitor sees after sending.' })

const spam = z
  .strictObject({
    honeypot: z.boolean().openapi({ description: 'A field that only programs fill in.' }),
    minSeconds: z.number().openapi({ description: 'Whoever is faster is no person.' }),
    perHour: z.number().openapi({ description: 'Submissions of one visitor.' }),
  })
  .openapi('FormSpam')

export const form = z
  .strictObject({
    ...formSummary.shape,
    locale: localeCode,
    fields: z.array(formField),
    submitLabel: text,
    consentText: text.openapi({ description: 'What a visitor must agree to; null: nothing.' }),
    confirmation,
    recipients: z.array(z.string()).openapi({ description: 'Who gets every submission by e-mail.' }),
    spam,
    webhook: text.openapi({
      description: 'Where submissions are sent to; null if nowhere, and for who is no admin of the tenant.',
    }),
  })
  .openapi('AdminForm')

const confirmationBody = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('message'), title: line, text: prose }).openapi('FormMessageInput'),
  z.strictObject({ type: z.literal('redirect'), page: uuid }).openapi('FormRedirectInput'),
])

/** What a new form has of what its languages share. */
export const FORM_DEFAULTS = {
  recipients: [],
  spam: { honeypot: true, minSeconds: MIN_SECONDS.default, perHour: SUBMISSIONS_PER_HOUR.default },
  retentionDays: RETENTION_DAYS.default,
}

const spamBody = z.strictObject({
  honeypot: z.boolean().optional(),
  minSeconds: z.number().min(0).max(MIN_SECONDS.max).optional(),
  perHour: z.int().min(1).max(SUBMISSIONS_PER_HOUR.max).optional(),
})

/** A form in one language. Texts are of that language, everything else is the same in all of them. */
export const formBody = inputOf(form, {
  title: line.openapi({ description: 'For editors, and in the subject of the e-mail.' }),
  fields: z.array(formFieldBody).min(1).max(MAX_FIELDS),
  submitLabel: line,
  consentText: prose.openapi({
    description:
      'What a visitor must agree to; null: nothing. A form that asks for consent in one language is not on the site in a language without the text, and is refused there (422) unless the text is just being taken away.',
  }),
  confirmation: confirmationBody,
  recipients: sharedField(z.array(z.email().max(254)).max(MAX_RECIPIENTS), FORM_DEFAULTS.recipients),
  spam: sharedField(spamBody, FORM_DEFAULTS.spam),
  retentionDays: sharedField(z.int().min(1).max(RETENTION_DAYS.max), FORM_DEFAULTS.retentionDays),
  webhook: z
    .string()
    .refine(isWebhookUrl, 'Give an https:// address by name, without port and password.')
    .nullable()
    .optional()
    .openapi({
      description:
        'Where submissions are sent to, signed as in Standard Webhooks; only admins of the tenant may say so. Default: as it is.',
    }),
}).openapi('FormInput')
