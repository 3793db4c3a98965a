import type { Where } from 'payload'

import { isSuperAdmin, tenantsWith } from '@/src/access/memberships'
import { adminOperation } from '@/src/api/core/admin-operation'
import type { Caller } from '@/src/api/core/environment'
import { getOperation, listOperation } from '@/src/api/core/resource/read-operations'
import { defineResource } from '@/src/api/core/resource/resource'
import { dataOf } from '@/src/api/core/schemas'
import { LLM_CONVERSATIONS } from '@/src/features/assistant/rules/conversations'
import { summarizeConversations } from '@/src/features/assistant/server/conversation-stats'
import {
  conversation,
  conversationFilters,
  conversationStats,
  conversationSummary,
  statsQuery,
} from './schemas'
import { toConversations, toSummaries } from './serialize'

const tag = 'Language model'
const permission = 'assistant.use'
const path = '/llm-conversations'
const WHOSE = 'One’s own; for admins, those of everybody in the tenant.'

const conversations = defineResource({
  collection: LLM_CONVERSATIONS,
  path,
  param: 'id',
  tag,
  noun: 'conversation',
  plural: 'conversations with the assistant',
  permissions: { read: permission, write: permission, remove: permission },
  schema: conversation,
  serialize: toConversations,
  search: ['title'],
  orders: ['-updatedAt', 'updatedAt', '-createdAt', 'createdAt'],
})

const conversationsWhere = ({
  kind,
  account,
}: {
  kind?: string | undefined
  account?: string | undefined
}): Where => ({
  and: [
    ...(kind ? [{ kind: { equals: kind } }] : []),
    ...(account ? [{ account: { equals: account } }] : []),
  ],
})

const readsAll = ({ user, tenant }: Caller): boolean =>
  isSuperAdmin(user) || tenantsWith(user, 'usage.read').includes(tenant.id)

const statsOperation = adminOperation({
  method: 'get',
  path: `${path}/stats`,
  tag,
  summary: 'Add up the conversations with the assistant',
  description: `${WHOSE} In all, and per kind and account.`,
  permission,
  query: statsQuery,
  answer: dataOf(conversationStats),
  handle: async ({ caller, query }) => ({
    data: await summarizeConversations(caller.req.payload.db.drizzle, {
      tenant: caller.tenant.id,
      account: readsAll(caller) ? null : caller.user.id,
      ...query,
    }),
  }),
})

/** Fixed paths precede `{id}`. */
export const conversationOperations = [
  listOperation(conversations, {
    description: WHOSE,
    item: { schema: conversationSummary, serialize: toSummaries },
    filters: { shape: conversationFilters, where: conversationsWhere },
  }),
  statsOperation,
  getOperation(conversations, { description: `${WHOSE} With its messages.` }),
]
