import { z } from '@hono/zod-openapi'

import { moment, timestamp, uuid } from '@/src/api/core/schemas'
import { MESSAGE_ROLES } from '@/src/features/assistant/rules/conversations'
import { CALL_STATUSES, LLM_PURPOSES } from '@/src/features/assistant/rules/usage'
import { proposal } from '../proposals/schemas'

const count = z.int().min(0)
const kind = z.enum(LLM_PURPOSES).openapi({ description: 'What the conversation is for.' })
const status = z.enum(CALL_STATUSES)
const account = uuid.nullable().openapi({ description: 'Null when the account was deleted.' })
const model = z.string().nullable()
const tokens = { inputTokens: count, cachedTokens: count, outputTokens: count }

export const conversationSummary = z
  .strictObject({
    id: uuid,
    createdAt: timestamp,
    updatedAt: timestamp.openapi({ description: 'When the last message was added.' }),
    account,
    title: z.string().nullable(),
    kind,
    status: status.openapi({ description: 'How the last answer ended.' }),
    model: model.openapi({ description: 'The model of the last answer.' }),
    messages: count,
    ...tokens,
  })
  .openapi('ConversationSummary')

const toolCall = z
  .strictObject({ id: z.string(), name: z.string(), input: z.unknown(), output: z.unknown() })
  .openapi('ChatToolCall')

const chatMessage = z
  .strictObject({
    id: uuid,
    createdAt: timestamp,
    role: z.enum(MESSAGE_ROLES),
    status,
    content: z.string(),
    toolCalls: z.array(toolCall),
    model,
    ...tokens,
  })
  .openapi('ChatMessage')

export const conversation = z
  .strictObject({
    ...conversationSummary.shape,
    messages: z.array(chatMessage).openapi({ description: 'Oldest first.' }),
    proposals: z.array(proposal).openapi({
      description:
        'What the assistant proposed, oldest first; the output of its tool names each by `proposal`.',
    }),
  })
  .openapi('Conversation')

const time = z.union([z.iso.date(), moment])

export const conversationFilters = {
  kind: kind.optional(),
  account: uuid.optional().openapi({ description: 'Only conversations of this account.' }),
}

export const statsQuery = z.strictObject({
  from: time
    .optional()
    .openapi({ description: 'Only conversations begun at or after this date (UTC) or time.' }),
  to: time.optional().openapi({ description: 'Only conversations begun before this date (UTC) or time.' }),
})

const figures = { conversations: count, messages: count, ...tokens }

export const conversationStats = z
  .strictObject({
    total: z.strictObject(figures),
    kinds: z.array(z.strictObject({ kind, ...figures })),
    accounts: z.array(z.strictObject({ account, name: z.string().nullable(), ...figures })),
  })
  .openapi('ConversationStats')
