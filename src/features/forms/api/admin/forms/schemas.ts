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
  .openapi({ description: 'The response that the visitor sees after sending.' })

const spam = z
  .strictObject({
    honeypot: z.boolean().openapi({ description: 'Whether there is a hidden field that only bots fill in.' }),
    minSeconds: z.number().openapi({ description: 'Faster submissions are treated as spam.' }),
    perHour: z.number().openapi({ description: 'Maximum submissions per visitor and hour.' }),
  })
  .openapi('FormSpam')

export const form = z
  .strictObject({
    ...formSummary.shape,
    locale: localeCode,
    fields: z.array(formField),
    submitLabel: text,
    consentText: text.openapi({ description: 'The text that a visitor must agree to; null: none.' }),
    confirmation,
    recipients: z
      .array(z.string())
      .openapi({ description: 'The e-mail addresses that get every submission.' }),
    spam,
    webhook: text.openapi({
      description:
        'The URL that submissions are sent to; null if none, or if the caller is not an admin of the tenant.',
    }),
  })
  .openapi('AdminForm')

const confirmationBody = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('message'), title: line, text: prose }).openapi('FormMessageInput'),
  z.strictObject({ type: z.literal('redirect'), page: uuid }).openapi('FormRedirectInput'),
])

/** The shared fields of a new form. */
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

/** A form in one locale. Texts are localized, everything else is shared by all locales. */
export const formBody = inputOf(form, {
  title: line.openapi({ description: 'Shown to editors, and in the subject of the e-mail.' }),
  fields: z.array(formFieldBody).min(1).max(MAX_FIELDS),
  submitLabel: line,
  consentText: prose.openapi({
    description:
      'The text that a visitor must agree to; null: none. A form that asks for consent in one language is not shown in a language without the text, and cannot be written there without it (422) unless the same request removes it.',
  }),
  confirmation: confirmationBody,
  recipients: sharedField(z.array(z.email().max(254)).max(MAX_RECIPIENTS), FORM_DEFAULTS.recipients),
  spam: sharedField(spamBody, FORM_DEFAULTS.spam),
  retentionDays: sharedField(z.int().min(1).max(RETENTION_DAYS.max), FORM_DEFAULTS.retentionDays),
  webhook: z
    .string()
    .refine(isWebhookUrl, 'Must be an https:// URL with a hostname, without port and password.')
    .nullable()
    .optional()
    .openapi({
      description:
        'The URL that submissions are sent to, signed as in Standard Webhooks with a secret that `POST /forms/{uuid}/webhook-secret` makes; only admins of the tenant may set it. If omitted, it stays as it is.',
    }),
}).openapi('FormInput')
