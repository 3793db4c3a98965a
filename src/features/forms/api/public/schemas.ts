import { z } from '@hono/zod-openapi'

import { ownMessage } from '@/src/api/core/input-errors'
import { localeCode, uuid } from '@/src/api/core/schemas'
import { DAY_SECONDS } from '@/src/lib/durations'

const MAX_PATH = 2000
const MAX_DECOY = 2000

const text = z.string().nullable()

export const submission = z
  .strictObject({
    form: uuid,
    locale: localeCode.optional().openapi({ description: 'The language of the form and of the response.' }),
    path: z
      .string()
      .max(MAX_PATH)
      .regex(/^\/[^?#]*$/, ownMessage('pagePath'))
      .openapi({ example: '/contact', description: 'The path of the page with the form.' }),
    data: z
      .record(z.string().max(100), z.union([z.string(), z.number(), z.boolean()]))
      .openapi({ description: 'The answers by field name, of the fields that are shown.' }),
    consent: z.boolean().optional(),
    website: z.string().max(MAX_DECOY).optional().openapi({ description: 'A honeypot; leave it empty.' }),
    seconds: z
      .number()
      .min(0)
      .max(365 * DAY_SECONDS)
      .optional()
      .openapi({ description: 'How long the form was shown, in milliseconds.' }),
  })
  .openapi('FormSubmission')

export const submissionReceipt = z
  .strictObject({
    id: uuid,
    confirmation: z.discriminatedUnion('type', [
      z
        .strictObject({ type: z.literal('message'), title: z.string(), text })
        .openapi('FormConfirmationMessage'),
      z.strictObject({ type: z.literal('redirect'), href: z.string() }).openapi('FormConfirmationRedirect'),
    ]),
  })
  .openapi('ReceivedSubmission')
