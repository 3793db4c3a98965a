import type { Field } from 'payload'

import { normalizeHostname, validateHostname, validateRedirectTarget } from '@/src/fields/hostname'

export const addressFields: Field[] = [
  {
    name: 'hostname',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    label: { nl: 'Hostnaam', en: 'Hostname' },
    admin: {
      placeholder: 'www.voorbeeld.nl',
      description: {
        nl: 'Zonder https:// en zonder poort. Letters met accenten mogen; ze worden als punycode bewaard.',
        en: 'Without https:// and without a port. International letters are fine; they are stored as punycode.',
      },
    },
    hooks: { beforeValidate: [({ value }) => normalizeHostname(value)] },
    validate: validateHostname,
  },
  {
    name: 'defaultLocale',
    type: 'relationship',
    relationTo: 'locales',
    label: { nl: 'Standaardtaal', en: 'Default language' },
    admin: {
      description: {
        nl: 'Deze taal staat op adressen zonder voorvoegsel. Leeg: Engels.',
        en: 'This language lives at addresses without a prefix. Empty: English.',
      },
    },
  },
  {
    name: 'locales',
    type: 'join',
    collection: 'domain-locales',
    on: 'domain',
    label: { nl: 'Talen op dit domein', en: 'Languages on this domain' },
    admin: { defaultColumns: ['locale', 'enabled', 'isDefault'] },
  },
  {
    name: 'homePage',
    type: 'relationship',
    relationTo: 'pages',
    label: { nl: 'Voorpagina', en: 'Home page' },
    admin: {
      description: {
        nl: 'Antwoordt op “/” wanneer geen pagina-adres dat doet.',
        en: 'Answers on “/” when no page URL does.',
      },
    },
  },
  {
    name: 'redirectTo',
    type: 'text',
    label: { nl: 'Doorsturen naar', en: 'Redirect to' },
    validate: validateRedirectTarget,
    admin: {
      placeholder: 'voorbeeld.nl',
      description: {
        nl: 'Een hostnaam of https://-adres. Elke bezoeker gaat daarheen, met behoud van pad en zoekdeel.',
        en: 'A hostname or https:// address. Every visitor goes there, keeping path and query.',
      },
    },
  },
]
