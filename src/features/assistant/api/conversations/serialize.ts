import type { z } from '@hono/zod-openapi'

import type { ChatMessage, LlmConversation } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { asCaller } from '@/src/api/core/resource/find'
import type { Serialize } from '@/src/api/core/resource/resource'
import { CHAT_MESSAGES } from '@/src/features/assistant/rules/conversations'
import { storedToolCalls } from '@/src/features/assistant/rules/tool-calls'
import { proposalsIn } from '@/src/features/assistant/server/proposals'
import { toProposal } from '../proposals/serialize'
import type { conversation, conversationSummary } from './schemas'

const toSummary = (doc: LlmConversation): z.output<typeof conversationSummary> => ({
  id: doc.id,
  createdAt: doc.createdAt,
  updatedAt: doc.updatedAt,
  account: doc.account ? referenceId(doc.account) : null,
  title: doc.title || null,
  kind: doc.kind,
  status: doc.status,
  model: doc.model ?? null,
  messages: doc.messages,
  inputTokens: doc.inputTokens,
  cachedTokens: doc.cachedTokens,
  outputTokens: doc.outputTokens,
})

export const toSummaries: Serialize<'llm-conversations', typeof conversationSummary> = (_, docs) =>
  docs.map(toSummary)

const toMessage = (doc: ChatMessage): z.output<typeof conversation>['messages'][number] => ({
  id: doc.id,
  createdAt: doc.createdAt,
  role: doc.role,
  status: doc.status,
  content: doc.content ?? '',
  toolCalls: storedToolCalls(doc.toolCalls),
  model: doc.model ?? null,
  inputTokens: doc.inputTokens,
  cachedTokens: doc.cachedTokens,
  outputTokens: doc.outputTokens,
})

/** Conversations with their messages and proposals, each read in one query. */
export const toConversations: Serialize<'llm-conversations', typeof conversation> = async (caller, docs) => {
  const ids = docs.map(({ id }) => id)
  const proposals = await proposalsIn(caller.req, ids)
  const { docs: messages } = await caller.req.payload.find({
    collection: CHAT_MESSAGES,
    where: { conversation: { in: ids } },
    sort: 'position',
    pagination: false,
    ...asCaller(caller),
  })
  return docs.map((doc) => ({
    ...toSummary(doc),
    messages: messages.filter((message) => referenceId(message.conversation) === doc.id).map(toMessage),
    proposals: proposals.filter((proposal) => proposal.conversation === doc.id).map(toProposal),
  }))
}
