import type { Field } from 'payload'
import { dateAndTime } from '@/src/fields/dates'
import { texts } from '@/src/i18n/locale-texts'

const readOnly = { readOnly: true } as const
const aside = { readOnly: true, position: 'sidebar' } as const

/** For privacy: no query string, no IP address, no referrer. */
export const notFoundFields: Field[] = [
  {
    name: 'path',
    type: 'text',
    required: true,
    label: texts({ nl: 'Adres', en: 'Address' }),
    admin: readOnly,
  },
  {
    name: 'makeRedirect',
    type: 'ui',
    label: texts({ nl: 'Doorverwijzing', en: 'Redirect' }),
    admin: {
      components: {
        Field: '/src/features/redirects/admin/MakeRedirect#MakeRedirect',
        Cell: '/src/features/redirects/admin/MakeRedirect#MakeRedirectCell',
      },
    },
  },
  {
    name: 'domain',
    type: 'relationship',
    relationTo: 'domains',
    required: true,
    label: texts({ nl: 'Domein', en: 'Domain' }),
    admin: aside,
  },
  {
    name: 'hits',
    type: 'number',
    required: true,
    defaultValue: 0,
    index: true,
    label: texts({ nl: 'Aantal verzoeken', en: 'Requests' }),
    admin: aside,
  },
  {
    name: 'firstSeenAt',
    type: 'date',
    required: true,
    label: texts({ nl: 'Voor het eerst', en: 'First seen' }),
    admin: { ...aside, date: dateAndTime },
  },
  {
    name: 'lastSeenAt',
    type: 'date',
    required: true,
    index: true,
    label: texts({ nl: 'Voor het laatst', en: 'Last seen' }),
    admin: { ...aside, date: dateAndTime },
  },
  {
    name: 'referrerHost',
    type: 'text',
    label: texts({ nl: 'Laatste verwijzer', en: 'Last referrer' }),
    admin: {
      ...aside,
      description: texts({
        nl: 'De site met de link, als de browser die noemde.',
        en: 'The site with the link, if the browser sent it.',
      }),
    },
  },
]
