import type { Field } from 'payload'

import { LANGUAGES, LOCALES } from '@/src/lib/constants'
import { normalizePagePath, validatePagePath } from '@/src/fields/page-path'

export const pageUrlFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'domain',
        type: 'relationship',
        relationTo: 'domains',
        required: true,
        label: { nl: 'Domein', en: 'Domain' },
      },
      {
        name: 'locale',
        type: 'select',
        required: true,
        options: LOCALES.map((code) => ({ value: code, label: LANGUAGES[code].name })),
        label: { nl: 'Taal', en: 'Locale' },
      },
    ],
  },
  {
    name: 'path',
    type: 'text',
    required: true,
    label: { nl: 'Pad', en: 'Path' },
    admin: {
      placeholder: '/over-ons',
      description: {
        nl: 'Zonder taalvoorvoegsel; dat volgt uit de standaardtaal van het domein. De voorpagina is “/”.',
        en: 'Without a language prefix; that follows from the default language of the domain. The home page is “/”.',
      },
    },
    hooks: { beforeValidate: [({ value }) => normalizePagePath(value)] },
    validate: validatePagePath,
  },
  {
    name: 'page',
    type: 'relationship',
    relationTo: 'pages',
    required: true,
    index: true,
    label: { nl: 'Pagina', en: 'Page' },
  },
  {
    name: 'canonical',
    type: 'checkbox',
    defaultValue: true,
    label: { nl: 'Hoofdadres', en: 'Canonical' },
    admin: {
      description: {
        nl: 'Zoekmachines krijgen het hoofdadres van een pagina te zien.',
        en: 'Search engines are shown the canonical URL of a page.',
      },
    },
  },
]
