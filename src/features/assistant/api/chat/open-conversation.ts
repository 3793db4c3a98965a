import { ApiError } from '@/src/api/core/problems'
import type { Caller } from '@/src/api/core/environment'
import {
  addMessages,
  beginConversation,
  earlierMessages,
} from '@/src/features/assistant/server/conversations'
import { modelAccess } from '@/src/features/assistant/server/model-access'
import type { Message } from '@/src/features/assistant/server/open-call'

type Sent = { conversation?: string | undefined; messages: readonly Message[] }

const contentOf = ({ role, content }: { role: Message['role']; content?: string | null }): Message[] =>
  content ? [{ role, content }] : []

/**
 * Begins a conversation, or continues the caller's own, with new messages.
 * @returns its id, and all that the model is to read of it
 * @throws {AssistantError} when no model is configured; {ApiError} 404 when it is not the caller's
 */
export async function openConversation(
  { req: { payload }, user, tenant }: Caller,
  { conversation, messages }: Sent,
): Promise<{ id: string; messages: Message[] }> {
  await modelAccess(payload, tenant.id, 'chat')
  const talker = { tenant: tenant.id, account: user.id }
  if (!conversation) {
    const id = await beginConversation(payload, talker, { kind: 'chat', messages })
    return { id, messages: [...messages] }
  }
  const earlier = await earlierMessages(payload, talker, conversation)
  if (!earlier)
    throw new ApiError('notFound', `You have no conversation ${conversation} in "${tenant.slug}".`)
  await addMessages(payload, conversation, messages)
  return { id: conversation, messages: [...earlier.flatMap(contentOf), ...messages] }
}
