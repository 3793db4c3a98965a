import { z } from '@hono/zod-openapi'

import { localeCode, moment, timestamp, uuid } from '@/src/api/core/schemas'
import { DELIVERY_STATES, SUBMISSION_STATUSES } from '@/src/features/forms/rules/submission'

const status = z.enum(SUBMISSION_STATUSES)
const text = z.string().nullable()

export const submissionSummary = z
  .strictObject({
    id: uuid,
    form: uuid.nullable(),
    summary: text.openapi({ description: 'Who sent it, as far as the answers tell.' }),
    status,
    read: z.boolean(),
    locale: localeCode,
    domain: uuid.nullable(),
    path: text.openapi({ description: 'The page that it was sent from.' }),
    mail: z.enum(DELIVERY_STATES).openapi({ description: 'What became of the e-mail to the recipients.' }),
    createdAt: timestamp,
    expiresAt: timestamp.openapi({ description: 'When it is erased.' }),
  })
  .openapi('SubmissionSummary')

export const submission = z
  .strictObject({
    ...submissionSummary.shape,
    answers: z.array(
      z.strictObject({
        field: z.string(),
        label: z.string(),
        value: z.string().openapi({ description: 'In words, in the language of the submission.' }),
        raw: z.union([z.string(), z.number(), z.boolean()]).nullable().openapi({
          description:
            'As it was sent: a date as `2026-12-01`, a choice by its value, a box as `true`. Null where that was not kept yet when it was sent.',
        }),
      }),
    ),
    consentText: text.openapi({ description: 'What the visitor agreed to.' }),
    spamScore: z.number().openapi({ description: 'How likely it is spam, from 0 to 1.' }),
  })
  .openapi('Submission')

const sentAt = z.union([z.iso.date(), moment])

/** What narrows a list or an export of submissions. */
export const submissionFilters = {
  status: status.optional().openapi({ description: 'Only those with this status.' }),
  read: z.enum(['true', 'false']).optional().openapi({ description: 'Only those read, or not read.' }),
  from: sentAt.optional().openapi({ description: 'Only those sent at this date (UTC) or time, or later.' }),
  to: sentAt.optional().openapi({ description: 'Only those sent before this date (UTC) or time.' }),
}

export const formFilter = uuid.openapi({ description: 'The id of the form that was sent.' })

export const exportedAnswers = z.enum(['words', 'raw']).default('words').openapi({
  description:
    '`words` as people read them, in the language of each submission; `raw` as they were sent, a date as `2026-12-01`, a choice by its value, a box as `true`. Where that was not kept yet the words stand. Default: `words`.',
})

export const submissionCsv = z
  .string()
  .openapi({ description: 'A line for each submission; the fields of the form are columns, by their names.' })
