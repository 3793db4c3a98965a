import { randomUUID } from 'node:crypto'
import type { ModelMessage } from 'ai'

import { ApiError } from '@/src/api/core/problems'
import type { Caller } from '@/src/api/core/environment'
import { toModelMessages } from '@/src/features/assistant/rules/model-messages'
import type { LlmPurpose } from '@/src/features/assistant/rules/usage'
import {
  addMessages,
  beginConversation,
  earlierMessages,
  type NewMessage,
} from '@/src/features/assistant/server/conversations'

export type Sent = { conversation?: string | undefined; messages: readonly NewMessage[] }

export type Opened = {
  id: string
  /** All that the model is to read of it. */
  messages: ModelMessage[]
  /** When it has the new messages: the model is asked meanwhile. */
  stored: Promise<unknown>
}

/** Whoever waits for it later gets the error; until then, nobody having waited is no mistake. */
function handled(stored: Promise<unknown>): Promise<unknown> {
  stored.catch(() => {})
  return stored
}

/**
 * Begins a conversation, or continues the caller's own, with new messages.
 * @throws {ApiError} 404 when it is not the caller's
 */
export async function openConversation(
  { req: { payload }, user, tenant }: Caller,
  kind: LlmPurpose,
  { conversation, messages }: Sent,
): Promise<Opened> {
  const talker = { tenant: tenant.id, account: user.id }
  if (!conversation) {
    const id = randomUUID()
    const stored = handled(beginConversation(payload, talker, { kind, messages }, id))
    return { id, messages: toModelMessages(messages), stored }
  }
  const earlier = await earlierMessages(payload, talker, conversation)
  if (!earlier)
    throw new ApiError('notFound', `You have no conversation ${conversation} in "${tenant.slug}".`)
  const stored = handled(addMessages(payload, conversation, messages))
  return { id: conversation, messages: toModelMessages([...earlier, ...messages]), stored }
}
