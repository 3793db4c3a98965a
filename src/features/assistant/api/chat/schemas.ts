import { z } from '@hono/zod-openapi'

import { adminLocale } from '@/src/api/core/resource/resource'
import { EDITABLE } from '@/src/features/assistant/rules/proposal'
import { proposal } from '../proposals/schemas'
import { uuid } from '@/src/api/core/schemas'
import { LOCALES } from '@/src/lib/constants'

const MAX_MESSAGES = 50
const MAX_TEXT = 20_000

export const chatBody = z
  .strictObject({
    messages: z
      .array(
        z.strictObject({ role: z.enum(['user', 'assistant']), text: z.string().trim().min(1).max(MAX_TEXT) }),
      )
      .min(1)
      .max(MAX_MESSAGES)
      .openapi({
        description: 'What is said now, oldest first; without `conversation`, all that was said so far.',
      }),
    conversation: uuid.optional().openapi({
      description: 'The id of one’s own conversation to continue. Without one, a new conversation begins.',
    }),
    document: z
      .strictObject({
        collection: z.enum(EDITABLE),
        id: uuid,
        locale: z.enum(LOCALES).optional().openapi({
          description: 'The language of the documents, when that is not the language of the answer.',
        }),
      })
      .optional()
      .openapi({ description: 'The document that the person has open.' }),
    locale: adminLocale('The language of the answer.'),
  })
  .openapi('ChatBody')

const count = z.int().min(0)

const chatUsage = z
  .strictObject({ inputTokens: count, cachedTokens: count, outputTokens: count })
  .openapi('ChatUsage')

export const chatAnswer = z
  .strictObject({
    conversation: uuid.openapi({ description: 'The id of the conversation, to continue it.' }),
    text: z.string(),
    proposals: z.array(proposal).openapi({ description: 'What the assistant proposes to change.' }),
    truncated: z.boolean().openapi({ description: 'Whether the answer ended at its limit of length.' }),
    model: z.string(),
    usage: chatUsage,
  })
  .openapi('ChatAnswer')

export const chatEvents = z.string().openapi({
  description:
    'Server-sent events. `conversation`: `{"id": "…"}`, first. `tool`: a tool that the assistant uses. `proposal`: what it proposes. `text`: `{"text": "…"}`, a piece of the answer. `done`: the whole answer, as in JSON. `problem`: a problem document, when the answer broke off. Comments keep the connection open.',
})
