import type { CollectionBeforeDeleteHook } from 'payload'

import { redactConversations } from '@/src/features/assistant/server/remove-conversations'

/** What a person wrote to the assistant goes with the account; what it cost stays. */
export const redactConversationsOfAccount: CollectionBeforeDeleteHook = ({ id, req }) =>
  redactConversations(req, String(id))
