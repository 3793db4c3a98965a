import type { CollectionConfig } from 'payload'

import { hasPermissionInAnyTenant } from '@/src/access/memberships'
import { denyAll } from '@/src/access/predicates'
import { API_TOKENS } from '@/src/features/api-tokens/rules/token'
import { texts } from '@/src/i18n/locale-texts'
import { ownOrManaged } from './access'
import { apiTokenFields } from './fields'

/** Personal API tokens. src/features/api-tokens creates them; only a hash is stored. Deleting one revokes it. */
export const ApiTokens: CollectionConfig = {
  slug: API_TOKENS,
  labels: {
    singular: texts({ nl: 'API-token', en: 'API token' }),
    plural: texts({ nl: 'API-tokens', en: 'API tokens' }),
  },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'user', 'scope', 'expiresAt', 'lastUsedAt'],
    listSearchableFields: ['name'],
    hidden: ({ user }) => !hasPermissionInAnyTenant(user as never, 'users.write'),
    hideAPIURL: true,
    description: texts({
      nl: 'Tokens waarmee programma’s namens iemand van deze organisatie werken. Verwijderen trekt een token direct in. Uw eigen tokens maakt u bij uw account.',
      en: 'Tokens with which programs act for people of this tenant. Deleting a token revokes it at once. You create your own tokens on your account.',
    }),
  },
  access: { read: ownOrManaged, create: denyAll, update: denyAll, delete: ownOrManaged },
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  fields: apiTokenFields,
}
