import type { CollectionConfig, Field } from 'payload'

import { denyAll } from '@/src/access/predicates'
import {
  readConversations,
  rejectConversationWrite,
} from '@/src/features/assistant/hooks/conversation-access'
import {
  CHAT_MESSAGES,
  LLM_CONVERSATIONS,
  MESSAGE_ROLE_LABELS,
  MESSAGE_ROLES,
} from '@/src/features/assistant/rules/conversations'
import { CALL_STATUSES, STATUS_LABELS } from '@/src/features/assistant/rules/usage'
import { selectOptions } from '@/src/fields/select-options'
import { texts } from '@/src/i18n/locale-texts'

const fields: Field[] = [
  { name: 'conversation', type: 'relationship', relationTo: LLM_CONVERSATIONS, required: true },
  // Of the conversation, so that both have the same access rule.
  { name: 'account', type: 'relationship', relationTo: 'users' },
  // Set by the database: the number of the message in its conversation.
  { name: 'position', type: 'number', required: true, defaultValue: 0 },
  {
    name: 'role',
    type: 'select',
    required: true,
    options: selectOptions(MESSAGE_ROLES, MESSAGE_ROLE_LABELS),
  },
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'succeeded',
    options: selectOptions(CALL_STATUSES, STATUS_LABELS),
  },
  { name: 'content', type: 'textarea' },
  { name: 'toolCalls', type: 'json' },
  { name: 'model', type: 'text' },
  { name: 'inputTokens', type: 'number', required: true, defaultValue: 0 },
  { name: 'cachedTokens', type: 'number', required: true, defaultValue: 0 },
  { name: 'outputTokens', type: 'number', required: true, defaultValue: 0 },
]

/** A message of a conversation, or a step of its answer. Read in the view of the conversation, so it has no screen. */
export const ChatMessages: CollectionConfig = {
  slug: CHAT_MESSAGES,
  labels: {
    singular: texts({ nl: 'Bericht', en: 'Message' }),
    plural: texts({ nl: 'Berichten', en: 'Messages' }),
  },
  defaultSort: 'position',
  admin: { hidden: true },
  access: { read: readConversations, create: denyAll, update: denyAll, delete: denyAll },
  hooks: { beforeChange: [rejectConversationWrite], beforeDelete: [rejectConversationWrite] },
  lockDocuments: false,
  disableDuplicate: true,
  fields,
}
