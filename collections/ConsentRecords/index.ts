import type { CollectionConfig } from 'payload'

import { wherePermitted, denyAll } from '@/src/access/predicates'
import { texts } from '@/src/i18n/locale-texts'
import { LANGUAGE_OPTIONS } from '@/src/fields/select-options'

/** Proof that a visitor confirmed the consent dialog, and their choice. Stores no more than that proof needs. */
export const ConsentRecords: CollectionConfig = {
  slug: 'consent-records',
  labels: {
    singular: texts({ nl: 'Keuze van een bezoeker', en: 'Consent of a visitor' }),
    plural: texts({ nl: 'Keuzes van bezoekers', en: 'Consents of visitors' }),
  },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'hostname',
    defaultColumns: ['createdAt', 'hostname', 'analytics', 'marketing', 'version', 'locale'],
    description: texts({
      nl: 'Waarvoor bezoekers toestemming gaven: tijd, keuzes en de getoonde tekst, zonder iets dat naar een persoon leidt. De lijst is leeg tot de eerste bezoeker kiest. Niemand kan een keuze wijzigen; beheerders mogen wissen.',
      en: 'What visitors consented to: time, choices and the text that was shown, without personal data. The list is empty until the first visitor makes a choice. Records cannot be changed; admins can delete them.',
    }),
  },
  // Only the site writes these; a visitor's choice cannot be edited.
  access: {
    read: wherePermitted('settings.read'),
    create: denyAll,
    update: denyAll,
    delete: wherePermitted('settings.write'),
  },
  fields: [
    { name: 'hostname', type: 'text', required: true, label: texts({ nl: 'Hostnaam', en: 'Hostname' }) },
    {
      name: 'domain',
      type: 'relationship',
      relationTo: 'domains',
      label: texts({ nl: 'Domein', en: 'Domain' }),
      admin: { position: 'sidebar' },
    },
    {
      name: 'analytics',
      type: 'checkbox',
      required: true,
      index: true,
      label: texts({ nl: 'Analyse', en: 'Analytics' }),
    },
    {
      name: 'marketing',
      type: 'checkbox',
      required: true,
      index: true,
      label: texts({ nl: 'Marketing', en: 'Marketing' }),
    },
    {
      name: 'version',
      type: 'number',
      required: true,
      index: true,
      label: texts({ nl: 'Versie', en: 'Version' }),
    },
    {
      name: 'locale',
      type: 'select',
      required: true,
      label: texts({ nl: 'Taal', en: 'Language' }),
      options: LANGUAGE_OPTIONS,
    },
    {
      name: 'shown',
      type: 'relationship',
      relationTo: 'consent-snapshots',
      required: true,
      label: texts({ nl: 'Getoonde tekst', en: 'Text as shown' }),
    },
  ],
}
