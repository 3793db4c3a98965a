import type { CollectionConfig } from 'payload'

import { tenantScoped } from '@/src/access/predicates'
import { deriveUrlsOfNewBlog } from '@/src/features/urls/server/url-hooks'
import { announceSettingsChange } from '@/src/cache/hooks'
import { texts } from '@/src/i18n/locale-texts'
import { accountFields } from './account-fields'
import { blogFields, notFoundFields, organisationFields } from './fields'

/** Details of the organisation and texts for the whole site; one per tenant. */
export const SiteSettings: CollectionConfig = {
  slug: 'site-settings',
  labels: {
    singular: texts({ nl: 'Site-instellingen', en: 'Site settings' }),
    plural: texts({ nl: 'Site-instellingen', en: 'Site settings' }),
  },
  admin: {
    useAsTitle: 'siteName',
    description: texts({
      nl: 'Naam, adres en vaste teksten van de site.',
      en: 'Name, address and fixed texts of the site.',
    }),
  },
  access: tenantScoped({ read: 'settings.read', write: 'settings.write' }),
  hooks: { afterChange: [announceSettingsChange, deriveUrlsOfNewBlog] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: texts({ nl: 'Organisatie', en: 'Organisation' }), fields: organisationFields },
        { label: texts({ nl: 'Blog', en: 'Blog' }), fields: blogFields },
        { label: texts({ nl: 'Accounts', en: 'Accounts' }), fields: accountFields },
        { label: texts({ nl: 'Pagina niet gevonden', en: 'Page not found' }), fields: notFoundFields },
      ],
    },
  ],
}
