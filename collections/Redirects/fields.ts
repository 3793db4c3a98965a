import type { Field } from 'payload'

import { MOMENT } from '@/src/fields/dates'
import { fromQuery } from '@/src/fields/from-query'
import { normalizeOldPath, validateRedirectPath } from '@/src/fields/redirect-path'
import { texts } from '@/src/i18n/locale-texts'
import { redirectStatusField } from './status-field'
import { targetFields } from './target-fields'

const from: Field = {
  name: 'from',
  type: 'text',
  required: true,
  defaultValue: fromQuery('from'),
  index: true,
  label: texts({ nl: 'Oud pad', en: 'Old path' }),
  admin: {
    placeholder: '/oud-pad',
    description: texts({
      nl: 'Zoals in de adresbalk, met taalvoorvoegsel, zonder domein en zonder zoekdeel.',
      en: 'As in the address bar, with the language prefix, without domain and query.',
    }),
  },
  hooks: { beforeValidate: [({ value }) => normalizeOldPath(value)] },
  validate: validateRedirectPath,
}

const behaviour: Field[] = [
  {
    name: 'match',
    type: 'select',
    required: true,
    defaultValue: 'exact',
    label: texts({ nl: 'Geldt voor', en: 'Applies to' }),
    options: [
      { value: 'exact', label: texts({ nl: 'Alleen dit pad', en: 'This path only' }) },
      { value: 'prefix', label: texts({ nl: 'Dit pad en alles eronder', en: 'This path and all below it' }) },
    ],
  },
  {
    name: 'keepQuery',
    type: 'checkbox',
    defaultValue: true,
    label: texts({ nl: 'Zoekdeel (?…) meenemen', en: 'Keep the query (?…)' }),
  },
  { name: 'enabled', type: 'checkbox', defaultValue: true, label: texts({ nl: 'Aan', en: 'Enabled' }) },
]

const domain: Field = {
  name: 'domain',
  type: 'relationship',
  relationTo: 'domains',
  defaultValue: fromQuery('domain'),
  label: texts({ nl: 'Domein', en: 'Domain' }),
  admin: {
    description: texts({
      nl: 'Leeg: alle domeinen van de organisatie.',
      en: 'Empty: all domains of the tenant.',
    }),
  },
}

/** Only the system writes these; it says so with overrideAccess. */
const bySystem = { create: () => false, update: () => false } as const
const aside = { readOnly: true, position: 'sidebar' } as const

const bookkeeping: Field[] = [
  {
    name: 'origin',
    type: 'select',
    required: true,
    defaultValue: 'manual',
    access: bySystem,
    label: texts({ nl: 'Herkomst', en: 'Origin' }),
    admin: aside,
    options: [
      { value: 'manual', label: texts({ nl: 'Met de hand', en: 'By hand' }) },
      { value: 'slug-change', label: texts({ nl: 'Pad gewijzigd', en: 'Path changed' }) },
      { value: 'import', label: texts({ nl: 'Import', en: 'Import' }) },
      { value: 'legacy', label: texts({ nl: 'Oude site', en: 'Old site' }) },
    ],
  },
  {
    name: 'hits',
    type: 'number',
    defaultValue: 0,
    access: bySystem,
    label: texts({ nl: 'Keer gebruikt', en: 'Hits' }),
    admin: aside,
  },
  {
    name: 'lastHitAt',
    type: 'date',
    access: bySystem,
    label: texts({ nl: 'Laatst gebruikt', en: 'Last used' }),
    admin: { ...aside, date: MOMENT },
  },
]

/** The fields of a redirect, around the status field that the plugin makes. */
export const redirectFields = (defaultFields: Field[]): Field[] => [
  from,
  domain,
  ...defaultFields.filter((field) => 'name' in field && field.name === redirectStatusField.name),
  ...targetFields,
  ...behaviour,
  ...bookkeeping,
]
