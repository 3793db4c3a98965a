import type { Field } from 'payload'

import { normalizeHostname, validateDomainHostname, validateRedirectTarget } from '@/src/fields/hostname'
import { validateRootRedirect } from '@/src/fields/root-redirect'
import { texts } from '@/src/i18n/locale-texts'
import { proofFields } from './proof'

export const addressFields: Field[] = [
  {
    name: 'hostname',
    type: 'text',
    required: true,
    label: texts({ nl: 'Hostnaam', en: 'Hostname' }),
    admin: {
      placeholder: texts({ nl: 'www.voorbeeld.nl', en: 'www.example.com' }),
      description: texts({
        nl: 'Zonder https:// en zonder poort. Letters met accenten mogen; ze worden als punycode bewaard.',
        en: 'Without https:// and without a port. International letters are fine; they are stored as punycode.',
      }),
    },
    hooks: { beforeValidate: [({ value }) => normalizeHostname(value)] },
    validate: validateDomainHostname,
  },
  ...proofFields,
  {
    name: 'defaultLocale',
    type: 'relationship',
    relationTo: 'locales',
    label: texts({ nl: 'Standaardtaal', en: 'Default language' }),
    admin: {
      description: texts({
        nl: 'Deze taal staat op adressen zonder voorvoegsel. Leeg: Engels.',
        en: 'This language lives at addresses without a prefix. Empty: English.',
      }),
    },
  },
  {
    name: 'locales',
    type: 'join',
    collection: 'domain-locales',
    on: 'domain',
    label: texts({ nl: 'Talen op dit domein', en: 'Languages on this domain' }),
    admin: { defaultColumns: ['locale', 'enabled', 'isDefault'] },
  },
  {
    name: 'homePage',
    type: 'relationship',
    relationTo: 'pages',
    label: texts({ nl: 'Voorpagina', en: 'Home page' }),
    admin: {
      description: texts({
        nl: 'Antwoordt op “/” wanneer geen pagina-adres dat doet.',
        en: 'Answers on “/” when no page address does.',
      }),
    },
  },
  {
    name: 'rootRedirect',
    type: 'text',
    label: texts({ nl: '“/” stuurt door naar', en: '“/” redirects to' }),
    validate: validateRootRedirect,
    admin: {
      placeholder: '/en',
      description: texts({
        nl: 'Een adres van deze site of een https://-adres, voor alleen het adres “/” (status 302). Gaat vóór de taalkeuze van de bezoeker; een doorverwijzing voor “/” gaat hiervóór. Leeg: “/” is de voorpagina.',
        en: 'An address of this site or an https:// address, for the address “/” only (status 302). Goes before the visitor’s choice of language; a redirect for “/” goes before it. Empty: “/” is the home page.',
      }),
    },
  },
  {
    name: 'redirectTo',
    type: 'text',
    label: texts({ nl: 'Doorsturen naar', en: 'Redirect to' }),
    validate: validateRedirectTarget,
    admin: {
      placeholder: texts({ nl: 'voorbeeld.nl', en: 'example.com' }),
      description: texts({
        nl: 'Een hostnaam of https://-adres. Elke bezoeker gaat daarheen, met behoud van adres en zoekdeel.',
        en: 'A hostname or https:// address. Every visitor goes there, keeping address and query.',
      }),
    },
  },
]
