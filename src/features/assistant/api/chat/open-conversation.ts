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

/**
 * Begins a conversation, or continues the caller's own, with new messages.
 * @returns its id, and all that the model is to read of it
 * @throws {ApiError} 404 when it is not the caller's
 */
export async function openConversation(
  { req: { payload }, user, tenant }: Caller,
  kind: LlmPurpose,
  { conversation, messages }: Sent,
): Promise<{ id: string; messages: ModelMessage[] }> {
  const talker = { tenant: tenant.id, account: user.id }
  if (!conversation) {
    const id = await beginConversation(payload, talker, { kind, messages })
    return { id, messages: toModelMessages(messages) }
  }
  const earlier = await earlierMessages(payload, talker, conversation)
  if (!earlier)
    throw new ApiError('notFound', `You have no conversation ${conversation} in "${tenant.slug}".`)
  await addMessages(payload, conversation, messages)
  return { id: conversation, messages: toModelMessages([...earlier, ...messages]) }
}
