import type { CollectionConfig } from 'payload'

import { tenantScoped } from '@/src/access/predicates'
import { announcePageUrlChange, announcePageUrlRemoval } from '@/src/content/revalidate/hooks'
import { pageUrlFields } from './fields'

/** The routing table: (domain, locale, path) → page. One indexed read finds a page. */
export const PageUrls: CollectionConfig = {
  slug: 'page-urls',
  labels: {
    singular: { nl: 'Pagina-adres', en: 'Page URL' },
    plural: { nl: 'Pagina-adressen', en: 'Page URLs' },
  },
  admin: {
    useAsTitle: 'path',
    defaultColumns: ['path', 'domain', 'locale', 'page', 'canonical'],
    listSearchableFields: ['path'],
    description: {
      nl: 'Waar een pagina te vinden is: per domein en taal een eigen pad. Geen adres betekent: niet op die site.',
      en: 'Where a page is found: a path of its own per domain and language. No URL means: not on that site.',
    },
  },
  access: tenantScoped({ read: 'content.read', write: 'content.write' }),
  indexes: [{ fields: ['domain', 'locale', 'path'], unique: true }],
  hooks: { afterChange: [announcePageUrlChange], afterDelete: [announcePageUrlRemoval] },
  fields: pageUrlFields,
}
