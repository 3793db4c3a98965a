import type { Field, SelectField } from 'payload'

import { dateAndTime } from '@/src/fields/dates'
import { fromQuery } from '@/src/fields/from-query'
import { normalizeOldPath, validateRedirectPath } from '@/src/fields/redirect-path'
import { type LocaleTexts, texts } from '@/src/i18n/locale-texts'
import { DEFAULT_REDIRECT_STATUS, REDIRECT_STATUSES } from '@/src/lib/constants'
import {
  REDIRECT_DEFAULTS,
  REDIRECT_MATCHES,
  REDIRECT_ORIGINS,
} from '@/src/features/redirects/rules/redirect'
import { selectOptions } from '@/src/fields/select-options'
import { targetFields } from './target-fields'

const STATUS_LABELS = {
  301: { nl: '301 · blijvend verplaatst', en: '301 · moved permanently' },
  302: { nl: '302 · tijdelijk ergens anders', en: '302 · moved temporarily' },
  307: { nl: '307 · tijdelijk, met behoud van methode', en: '307 · temporary, keeps the method' },
  308: { nl: '308 · blijvend, met behoud van methode', en: '308 · permanent, keeps the method' },
  410: { nl: '410 · bestaat niet meer', en: '410 · gone' },
} as const satisfies Record<(typeof REDIRECT_STATUSES)[number], LocaleTexts>

/** Replaces the plugin's own status field. */
export const redirectStatusField: Partial<SelectField> = {
  name: 'status',
  label: texts({ nl: 'Status', en: 'Status' }),
  required: true,
  defaultValue: String(DEFAULT_REDIRECT_STATUS),
  options: REDIRECT_STATUSES.map((status) => ({ value: String(status), label: STATUS_LABELS[status] })),
}

const from: Field = {
  name: 'from',
  type: 'text',
  required: true,
  defaultValue: fromQuery('from'),
  index: true,
  label: texts({ nl: 'Oud adres', en: 'Old address' }),
  admin: {
    placeholder: texts({ nl: '/oud-adres', en: '/old-address' }),
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
    defaultValue: REDIRECT_DEFAULTS.match,
    label: texts({ nl: 'Geldt voor', en: 'Applies to' }),
    options: selectOptions(REDIRECT_MATCHES, {
      exact: texts({ nl: 'Alleen dit adres', en: 'This address only' }),
      prefix: texts({ nl: 'Dit adres en alles eronder', en: 'This address and all below it' }),
    }),
  },
  {
    name: 'keepQuery',
    type: 'checkbox',
    defaultValue: REDIRECT_DEFAULTS.keepQuery,
    label: texts({ nl: 'Zoekdeel (?…) meenemen', en: 'Keep the query (?…)' }),
  },
  {
    name: 'enabled',
    type: 'checkbox',
    defaultValue: REDIRECT_DEFAULTS.enabled,
    label: texts({ nl: 'Aan', en: 'Enabled' }),
  },
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

/** Only the system writes these, with overrideAccess. */
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
    options: selectOptions(REDIRECT_ORIGINS, {
      manual: texts({ nl: 'Met de hand', en: 'By hand' }),
      'slug-change': texts({ nl: 'Adres gewijzigd', en: 'Address changed' }),
      import: texts({ nl: 'Import', en: 'Import' }),
      legacy: texts({ nl: 'Oude site', en: 'Old site' }),
    }),
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
    admin: { ...aside, date: dateAndTime },
  },
]

/** The fields of a redirect, including the plugin's status field. */
export const redirectFields = (defaultFields: Field[]): Field[] => [
  from,
  domain,
  ...defaultFields.filter((field) => 'name' in field && field.name === redirectStatusField.name),
  ...targetFields,
  ...behaviour,
  ...bookkeeping,
]
