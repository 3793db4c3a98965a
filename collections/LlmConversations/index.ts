import type { CollectionConfig } from 'payload'

import { hasPermissionInAnyTenant } from '@/src/access/memberships'
import { denyAll } from '@/src/access/predicates'
import {
  readConversations,
  rejectConversationWrite,
} from '@/src/features/assistant/hooks/conversation-access'
import { LLM_CONVERSATIONS } from '@/src/features/assistant/rules/conversations'
import { texts } from '@/src/i18n/locale-texts'
import { conversationFields } from './fields'

/** A person's conversation with the assistant. src/features/assistant writes it; its totals are kept by the database. */
export const LlmConversations: CollectionConfig = {
  slug: LLM_CONVERSATIONS,
  labels: {
    singular: texts({ nl: 'Gesprek met de assistent', en: 'Conversation with the assistant' }),
    plural: texts({ nl: 'Gesprekken met de assistent', en: 'Conversations with the assistant' }),
  },
  defaultSort: '-updatedAt',
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'account', 'kind', 'messages', 'model', 'status', 'updatedAt'],
    listSearchableFields: ['title'],
    hidden: ({ user }) => !hasPermissionInAnyTenant(user as never, 'assistant.use'),
    hideAPIURL: true,
    description: texts({
      nl: 'Wat u de assistent vroeg en wat hij antwoordde. Beheerders zien de gesprekken van iedereen in de organisatie. Niemand kan ze wijzigen; ze verdwijnen vanzelf, na de termijn in de assistent-instellingen.',
      en: 'What you asked the assistant, and its answers. Admins see the conversations of everybody in the tenant. They cannot be changed; they are removed after the period in the assistant settings.',
    }),
  },
  access: { read: readConversations, create: denyAll, update: denyAll, delete: denyAll },
  hooks: { beforeChange: [rejectConversationWrite], beforeDelete: [rejectConversationWrite] },
  lockDocuments: false,
  disableDuplicate: true,
  fields: conversationFields,
}
