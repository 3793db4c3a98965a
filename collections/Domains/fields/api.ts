import type { Field } from 'payload'

import { normalizeWebOrigin, validateWebOrigin } from '@/src/fields/web-origin'
import { texts } from '@/src/i18n/locale-texts'

const MAX_ORIGINS = 20

export const apiFields: Field[] = [
  {
    name: 'apiOrigins',
    type: 'array',
    maxRows: MAX_ORIGINS,
    label: texts({ nl: 'Adressen die de API mogen aanroepen', en: 'Origins that may call the API' }),
    labels: {
      singular: texts({ nl: 'Adres', en: 'Origin' }),
      plural: texts({ nl: 'Adressen', en: 'Origins' }),
    },
    fields: [
      {
        name: 'origin',
        type: 'text',
        required: true,
        label: texts({ nl: 'Adres', en: 'Origin' }),
        hooks: { beforeValidate: [({ value }) => normalizeWebOrigin(value)] },
        validate: validateWebOrigin,
        admin: { placeholder: texts({ nl: 'https://app.voorbeeld.nl', en: 'https://app.example.com' }) },
      },
    ],
    admin: {
      description: texts({
        nl: 'Websites waarvan de pagina’s in de browser de API van dit domein mogen lezen en, met een token, het beheer van dit bedrijf mogen aanroepen. Niet nodig voor de site zelf en voor programma’s op een server.',
        en: 'Websites whose pages may read the API of this domain in the browser and, with a token, call the admin API of this company. Not needed for the site itself and for programs on a server.',
      }),
    },
  },
]
