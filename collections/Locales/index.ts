import type { CollectionConfig } from 'payload'

import { denyAll, signedIn } from '@/src/access/predicates'
import { texts } from '@/src/i18n/locale-texts'
import { LANGUAGE_OPTIONS } from '@/src/fields/select-options'

/** The locales of the product. Rows are written by migrations only. */
export const Locales: CollectionConfig = {
  slug: 'locales',
  labels: { singular: texts({ nl: 'Taal', en: 'Locale' }), plural: texts({ nl: 'Talen', en: 'Locales' }) },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'code', 'languageTag'],
    description: texts({
      nl: 'De talen die Gevel kent. Welke een domein gebruikt, staat bij dat domein.',
      en: 'The languages that Gevel knows. Which of them a domain uses is set on that domain.',
    }),
  },
  access: { read: signedIn, create: denyAll, update: denyAll, delete: denyAll },
  fields: [
    {
      name: 'code',
      type: 'select',
      required: true,
      unique: true,
      options: LANGUAGE_OPTIONS,
      label: texts({ nl: 'Code', en: 'Code' }),
    },
    {
      name: 'languageTag',
      type: 'text',
      required: true,
      label: texts({ nl: 'Taalcode (BCP 47)', en: 'Language tag (BCP 47)' }),
    },
    { name: 'name', type: 'text', required: true, label: texts({ nl: 'Naam', en: 'Name' }) },
  ],
}
