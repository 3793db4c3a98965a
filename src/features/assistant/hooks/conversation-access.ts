import { type Access, APIError, type Where } from 'payload'

import { isSuperAdmin, tenantsWith } from '@/src/access/memberships'

/** One's own conversations, and those of tenants whose usage one may read. */
export const readConversations: Access = ({ req: { user } }) => {
  if (isSuperAdmin(user)) return true
  const own = tenantsWith(user, 'assistant.use')
  if (!user || own.length === 0) return false
  const everybodys: Where = { tenant: { in: tenantsWith(user, 'usage.read') } }
  return { or: [everybodys, { tenant: { in: own }, account: { equals: user.id } }] }
}

/** Payload's own operations never write a conversation, for any account. */
export const rejectConversationWrite = (): never => {
  throw new APIError('Conversations are append-only.', 403)
}
