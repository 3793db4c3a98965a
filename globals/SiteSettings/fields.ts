import type { Field, PayloadRequest } from 'payload'

import { POSTS_PER_PAGE } from '@/src/features/urls/rules/blog-paths'
import { textIn, texts, textsInOrder, type TextsInOrder } from '@/src/i18n/locale-texts'
import { isExternalUrl } from '@/src/lib/safe-href'

const text = (name: string, ...label: TextsInOrder): Field => ({
  name,
  type: 'text',
  label: textsInOrder(...label),
})

export const organisationFields: Field[] = [
  {
    name: 'siteName',
    type: 'text',
    required: true,
    label: texts({ nl: 'Naam van de site', en: 'Site name' }),
  },
  { name: 'tagline', type: 'text', localized: true, label: texts({ nl: 'Ondertitel', en: 'Tagline' }) },
  {
    name: 'organisation',
    type: 'group',
    label: texts({ nl: 'Organisatie', en: 'Organisation' }),
    fields: [
      text('legalName', 'Officiële naam', 'Legal name'),
      { name: 'email', type: 'email', label: texts({ nl: 'E-mailadres', en: 'E-mail address' }) },
      text('telephone', 'Telefoonnummer', 'Telephone number'),
      text('streetAddress', 'Straat en huisnummer', 'Street and number'),
      text('postalCode', 'Postcode', 'Postal code'),
      text('city', 'Plaats', 'City'),
      text('countryCode', 'Land (twee letters)', 'Country (two letters)'),
      text('registrationNumber', 'KvK-nummer', 'Registration number'),
      text('vatNumber', 'Btw-nummer', 'VAT number'),
    ],
  },
  {
    name: 'profiles',
    type: 'array',
    label: texts({ nl: 'Profielen elders', en: 'Profiles elsewhere' }),
    labels: {
      singular: texts({ nl: 'Profiel', en: 'Profile' }),
      plural: texts({ nl: 'Profielen', en: 'Profiles' }),
    },
    fields: [
      { name: 'label', type: 'text', required: true, label: texts({ nl: 'Naam', en: 'Name' }) },
      {
        name: 'url',
        type: 'text',
        required: true,
        label: texts({ nl: 'Adres', en: 'Address' }),
        validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
          isExternalUrl(value) ||
          textIn(
            {
              nl: 'Vul een URL in die begint met https://.',
              en: 'Enter a URL that starts with https://.',
            },
            req.i18n.language,
          ),
      },
    ],
  },
]

export const notFoundFields: Field[] = [
  {
    name: 'notFound',
    type: 'group',
    label: false,
    fields: [
      { name: 'heading', type: 'text', localized: true, label: texts({ nl: 'Kop', en: 'Heading' }) },
      { name: 'text', type: 'textarea', localized: true, label: texts({ nl: 'Tekst', en: 'Text' }) },
      {
        name: 'image',
        type: 'upload',
        relationTo: 'media',
        label: texts({ nl: 'Afbeelding', en: 'Image' }),
      },
    ],
  },
]

export const blogFields: Field[] = [
  {
    name: 'blogPage',
    type: 'relationship',
    relationTo: 'pages',
    index: true,
    label: texts({ nl: 'Blogpagina', en: 'Blog page' }),
    admin: {
      description: texts({
        nl: 'De pagina waaronder alle artikelen staan. Verhuist zij, dan verhuizen de artikelen mee.',
        en: 'The parent page of all posts. When its address changes, those of the posts change too.',
      }),
    },
  },
  {
    name: 'postsPerPage',
    type: 'number',
    defaultValue: POSTS_PER_PAGE.default,
    min: 1,
    max: POSTS_PER_PAGE.max,
    label: texts({ nl: 'Artikelen per pagina', en: 'Posts per page' }),
  },
]
