import { z } from '@hono/zod-openapi'

import { inputOf } from '@/src/api/core/resource/input'
import { localeCode, moment, timestamp, uuid } from '@/src/api/core/schemas'
import { ASSIGNEES, DELIVERY_STATES, SUBMISSION_STATUSES } from '@/src/features/forms/rules/submission'

const status = z.enum(SUBMISSION_STATUSES)
const text = z.string().nullable()

export const submissionSummary = z
  .strictObject({
    id: uuid,
    form: uuid.nullable(),
    summary: text.openapi({ description: 'The sender, as far as the answers contain it.' }),
    status,
    read: z.boolean(),
    assignee: uuid
      .nullable()
      .openapi({ description: 'Who handles it. Names: `GET /form-submissions/people`.' }),
    locale: localeCode,
    domain: uuid.nullable(),
    path: text.openapi({ description: 'The page that it was sent from.' }),
    mail: z
      .enum(DELIVERY_STATES)
      .openapi({ description: 'The delivery state of the e-mail to the recipients.' }),
    createdAt: timestamp,
    expiresAt: timestamp.openapi({ description: 'The time at which it is deleted.' }),
  })
  .openapi('SubmissionSummary')

export const submission = z
  .strictObject({
    ...submissionSummary.shape,
    answers: z.array(
      z.strictObject({
        field: z.string(),
        label: z.string(),
        value: z.string().openapi({ description: 'As text, in the language of the submission.' }),
        raw: z.union([z.string(), z.number(), z.boolean()]).nullable().openapi({
          description:
            'As it was sent: a date as `2026-12-01`, a choice by its value, a checkbox as `true`. Null for older submissions, for which this was not stored.',
        }),
      }),
    ),
    attachments: z
      .array(
        z.strictObject({
          id: uuid,
          field: z.string(),
          name: z.string(),
          type: z.string().openapi({ description: 'The real type of the file, as found in its content.' }),
          bytes: z.int(),
          path: z.string().openapi({ description: 'Where to download it, with the same token.' }),
        }),
      )
      .openapi({ description: 'The files that were sent along.' }),
    consentText: text.openapi({ description: 'The text that the visitor agreed to.' }),
    spamScore: z.number().openapi({ description: 'The likelihood of spam, from 0 to 1.' }),
  })
  .openapi('Submission')

/** Omitted fields stay as they are; what a visitor sent cannot be changed. */
export const submissionChanges = inputOf(submission, {
  status: status.optional(),
  read: z.boolean().optional(),
  assignee: uuid.nullable().optional().openapi({ description: 'Null: nobody.' }),
}).openapi('SubmissionChanges')

const sentAt = z.union([z.iso.date(), moment])

/** The filters of a list or an export of submissions. */
export const submissionFilters = {
  status: status.optional().openapi({ description: 'Only submissions with this status.' }),
  read: z
    .enum(['true', 'false'])
    .optional()
    .openapi({ description: 'Only submissions that are read, or unread.' }),
  assignee: z
    .union([z.enum(ASSIGNEES), uuid])
    .optional()
    .openapi({
      description: 'Only submissions assigned to this account, to yourself (`me`) or to nobody (`none`).',
    }),
  from: sentAt
    .optional()
    .openapi({ description: 'Only submissions sent at or after this date (UTC) or time.' }),
  to: sentAt.optional().openapi({ description: 'Only submissions sent before this date (UTC) or time.' }),
}

export const formFilter = uuid.openapi({ description: 'The id of the form.' })

export const exportedAnswers = z.enum(['words', 'raw']).default('words').openapi({
  description:
    '`words`: values as text, in the language of each submission; `raw`: values as sent, a date as `2026-12-01`, a choice by its value, a checkbox as `true`, or as text for older submissions. Default: `words`.',
})

export const submissionCsv = z
  .string()
  .openapi({ description: 'A line per submission, with a column per field of the form, by name.' })
