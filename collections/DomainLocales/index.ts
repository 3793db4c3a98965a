import type { CollectionConfig } from 'payload'

import { tenantScoped } from '@/src/access/predicates'
import { announceDomainLocaleChange, announceDomainLocaleRemoval } from '@/src/cache/hooks'
import { texts } from '@/src/i18n/locale-texts'
import { domainLocaleFields } from './fields'
import {
  protectDefaultLocale,
  rejectDomainLocaleMove,
  rejectDomainLocaleInUse,
} from '@/src/features/domains/hooks/protect-default-locale'

/** The locales that a domain serves. The id is the API's `dlId`. */
export const DomainLocales: CollectionConfig = {
  slug: 'domain-locales',
  labels: {
    singular: texts({ nl: 'Domeintaal', en: 'Domain locale' }),
    plural: texts({ nl: 'Domeintalen', en: 'Domain locales' }),
  },
  admin: {
    defaultColumns: ['domain', 'locale', 'enabled', 'isDefault'],
    description: texts({
      nl: 'Welke talen een domein aanbiedt. Een taal die uit staat, bestaat op dat domein niet.',
      en: 'Which languages a domain offers. A language that is off does not exist on that domain.',
    }),
  },
  access: tenantScoped({ read: 'domains.read', write: 'domains.write' }),
  indexes: [{ fields: ['domain', 'locale'], unique: true }],
  hooks: {
    beforeChange: [protectDefaultLocale, rejectDomainLocaleMove],
    beforeDelete: [rejectDomainLocaleInUse],
    afterChange: [announceDomainLocaleChange],
    afterDelete: [announceDomainLocaleRemoval],
  },
  fields: domainLocaleFields,
}
