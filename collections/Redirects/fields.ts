import type { Field, GroupField } from 'payload'

import { MOMENT } from '@/src/fields/dates'
import { fromQuery } from '@/src/fields/from-query'
import { normalizeOldPath, validateRedirectPath, validateRedirectUrl } from '@/src/fields/redirect-path'
import { redirectStatusField } from './status-field'

const from: Field = {
  name: 'from',
  type: 'text',
  required: true,
  defaultValue: fromQuery('from'),
  index: true,
  label: { nl: 'Oud pad', en: 'Old path' },
  admin: {
    placeholder: '/oud-pad',
    description: {
      nl: 'Zoals in de adresbalk, met taalvoorvoegsel, zonder domein en zonder zoekdeel.',
      en: 'As in the address bar, with the language prefix, without domain and query.',
    },
  },
  hooks: { beforeValidate: [({ value }) => normalizeOldPath(value)] },
  validate: validateRedirectPath,
}

const notGone = (data: { status?: string }): boolean => data.status !== '410'

/** The plugin's target, with one kind of document: the page URL that visitors are led to. */
const to: GroupField = {
  name: 'to',
  type: 'group',
  label: false,
  admin: { condition: notGone },
  fields: [
    {
      name: 'type',
      type: 'radio',
      defaultValue: 'reference',
      label: { nl: 'Nieuw adres', en: 'New address' },
      admin: { layout: 'horizontal' },
      options: [
        { value: 'reference', label: { nl: 'Een pagina van ons', en: 'A page of ours' } },
        { value: 'custom', label: { nl: 'Een pad of extern adres', en: 'A path or an outside address' } },
      ],
    },
    {
      name: 'reference',
      type: 'relationship',
      relationTo: 'page-urls',
      required: true,
      label: { nl: 'Pagina-adres', en: 'Page URL' },
      admin: { condition: (data, sibling) => notGone(data) && sibling.type === 'reference' },
    },
    {
      name: 'url',
      type: 'text',
      required: true,
      index: true,
      label: { nl: 'Pad of adres', en: 'Path or address' },
      validate: validateRedirectUrl,
      admin: {
        condition: (data, sibling) => notGone(data) && sibling.type === 'custom',
        description: {
          nl: 'Eindigt het op /* en geldt de regel voor alles eronder, dan gaat de rest van het pad mee.',
          en: 'When it ends in /* and the rule applies to all below, the rest of the path goes along.',
        },
      },
    },
  ],
}

/** In the list: where it leads, of whichever kind. */
const target: Field = {
  name: 'target',
  type: 'ui',
  label: { nl: 'Naar', en: 'To' },
  admin: { components: { Cell: '/src/admin/redirects/TargetCell#TargetCell' } },
}

const behaviour: Field[] = [
  {
    name: 'match',
    type: 'select',
    required: true,
    defaultValue: 'exact',
    label: { nl: 'Geldt voor', en: 'Applies to' },
    options: [
      { value: 'exact', label: { nl: 'Alleen dit pad', en: 'This path only' } },
      { value: 'prefix', label: { nl: 'Dit pad en alles eronder', en: 'This path and all below it' } },
    ],
  },
  {
    name: 'keepQuery',
    type: 'checkbox',
    defaultValue: true,
    label: { nl: 'Zoekdeel (?…) meenemen', en: 'Keep the query (?…)' },
  },
  { name: 'enabled', type: 'checkbox', defaultValue: true, label: { nl: 'Aan', en: 'Enabled' } },
]

const domain: Field = {
  name: 'domain',
  type: 'relationship',
  relationTo: 'domains',
  defaultValue: fromQuery('domain'),
  label: { nl: 'Domein', en: 'Domain' },
  admin: {
    description: { nl: 'Leeg: alle domeinen van de organisatie.', en: 'Empty: all domains of the tenant.' },
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
    label: { nl: 'Herkomst', en: 'Origin' },
    admin: aside,
    options: [
      { value: 'manual', label: { nl: 'Met de hand', en: 'By hand' } },
      { value: 'slug-change', label: { nl: 'Pad gewijzigd', en: 'Path changed' } },
      { value: 'import', label: { nl: 'Import', en: 'Import' } },
      { value: 'legacy', label: { nl: 'Oude site', en: 'Old site' } },
    ],
  },
  {
    name: 'hits',
    type: 'number',
    defaultValue: 0,
    access: bySystem,
    label: { nl: 'Keer gebruikt', en: 'Hits' },
    admin: aside,
  },
  {
    name: 'lastHitAt',
    type: 'date',
    access: bySystem,
    label: { nl: 'Laatst gebruikt', en: 'Last used' },
    admin: { ...aside, date: MOMENT },
  },
]

/** The fields of a redirect, around the status field that the plugin makes. */
export const redirectFields = (defaultFields: Field[]): Field[] => [
  from,
  domain,
  ...defaultFields.filter((field) => 'name' in field && field.name === redirectStatusField.name),
  to,
  target,
  ...behaviour,
  ...bookkeeping,
]
