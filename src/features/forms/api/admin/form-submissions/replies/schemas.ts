import { z } from '@hono/zod-openapi'

import { ownMessage } from '@/src/api/core/input-errors'
import { orNull, timestamp, uuid } from '@/src/api/core/schemas'
import { MAX_REPLY_CHARACTERS, MAX_SUBJECT_CHARACTERS, REPLY_STATES } from '@/src/features/forms/rules/reply'

export const reply = z
  .strictObject({
    id: uuid,
    author: orNull(z.strictObject({ id: uuid, name: z.string() })).openapi({
      description: 'Null when the account is gone.',
    }),
    recipient: z.string().openapi({ description: 'The e-mail address that the visitor gave.' }),
    replyTo: z.string().openapi({ description: 'Where an answer of the visitor goes.' }),
    subject: z.string(),
    text: z.string(),
    state: z.enum(REPLY_STATES),
    createdAt: timestamp,
    sentAt: timestamp.nullable(),
  })
  .openapi('SubmissionReply')

export const newReply = z
  .strictObject({
    // A line break would begin another header of the mail.
    subject: z
      .string()
      .trim()
      .min(1)
      .max(MAX_SUBJECT_CHARACTERS)
      .refine((line) => !/\p{Cc}/u.test(line), ownMessage('oneLine')),
    text: z
      .string()
      .trim()
      .min(1)
      .max(MAX_REPLY_CHARACTERS)
      .openapi({ description: 'Plain text. What the visitor wrote is added below it.' }),
  })
  .openapi('NewSubmissionReply')
