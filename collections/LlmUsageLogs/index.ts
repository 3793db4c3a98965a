import { APIError, type CollectionConfig } from 'payload'

import { hasPermissionInAnyTenant } from '@/src/access/memberships'
import { denyAll, wherePermitted } from '@/src/access/predicates'
import { LLM_USAGE_LOGS } from '@/src/features/assistant/rules/usage'
import { texts } from '@/src/i18n/locale-texts'
import { usageLogFields } from './fields'

const rejectWrite = (): never => {
  throw new APIError('The usage log is append-only.', 403)
}

/** Every call to the language model. src/features/assistant writes it; the database rejects every other change. */
export const LlmUsageLogs: CollectionConfig = {
  slug: LLM_USAGE_LOGS,
  labels: {
    singular: texts({ nl: 'Aanroep van het taalmodel', en: 'Call to the language model' }),
    plural: texts({ nl: 'Gebruik van het taalmodel', en: 'Language model usage' }),
  },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'model',
    defaultColumns: [
      'createdAt',
      'account',
      'purpose',
      'model',
      'inputTokens',
      'outputTokens',
      'cost',
      'status',
    ],
    listSearchableFields: ['model'],
    hidden: ({ user }) => !hasPermissionInAnyTenant(user as never, 'usage.read'),
    components: {
      beforeListTable: [
        '/src/features/assistant/admin/UsageFilters#UsageFilters',
        '/src/features/assistant/admin/UsageOverview#UsageOverview',
      ],
    },
    hideAPIURL: true,
    description: texts({
      nl: 'Elke aanroep van het taalmodel, met wat hij kostte; ook de mislukte. Niemand kan hier iets wijzigen of wissen; na twee jaar verdwijnt het vanzelf.',
      en: 'Every call to the language model with its cost, failed ones too. Entries cannot be changed or deleted; they are removed after two years.',
    }),
  },
  access: { read: wherePermitted('usage.read'), create: denyAll, update: denyAll, delete: denyAll },
  // Payload's own operations never write here, for any account.
  hooks: { beforeChange: [rejectWrite], beforeDelete: [rejectWrite] },
  lockDocuments: false,
  disableDuplicate: true,
  fields: usageLogFields,
}
