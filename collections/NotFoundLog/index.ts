import type { CollectionConfig } from 'payload'

import { denyAll, tenantScoped } from '@/src/access/predicates'
import { texts } from '@/src/i18n/locale-texts'
import { notFoundFields } from './fields'

/** Requested paths that were not found, counted by src/routing/usage-counter. A row is deleted once a redirect covers it. */
export const NotFoundLog: CollectionConfig = {
  slug: 'not-found-log',
  labels: {
    singular: texts({ nl: 'Niet gevonden', en: 'Not found' }),
    plural: texts({ nl: 'Niet gevonden', en: 'Not found' }),
  },
  defaultSort: '-hits',
  admin: {
    useAsTitle: 'path',
    defaultColumns: ['path', 'makeRedirect', 'domain', 'hits', 'lastSeenAt', 'referrerHost'],
    listSearchableFields: ['path', 'referrerHost'],
    description: texts({
      nl: 'Adressen die bezoekers vroegen en die er niet zijn. Maak er een doorverwijzing van, dan verdwijnen ze hier.',
      en: 'Addresses that visitors requested and that do not exist. Creating a redirect removes the address from this list.',
    }),
  },
  access: {
    ...tenantScoped({ read: 'redirects.read', write: 'redirects.write' }),
    create: denyAll,
    update: denyAll,
  },
  indexes: [{ fields: ['domain', 'path'], unique: true }],
  fields: notFoundFields,
}
