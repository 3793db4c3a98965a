import type { Field, PayloadRequest } from 'payload'

import { fieldSuperAdminOnly } from '@/src/access/predicates'
import { isSlug } from '@/src/features/urls/rules/slug'
import { isTimeZone } from '@/src/lib/time-zone'

export const tenantFields: Field[] = [
  { name: 'name', type: 'text', required: true, label: { nl: 'Naam', en: 'Name' } },
  {
    name: 'slug',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    access: { update: fieldSuperAdminOnly },
    label: { nl: 'Kenmerk', en: 'Slug' },
    admin: {
      description: {
        nl: 'Kleine letters, cijfers en koppeltekens. De API noemt de organisatie zo.',
        en: 'Lower-case letters, digits and hyphens. The API names the tenant by it.',
      },
    },
    validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
      isSlug(value) ||
      (req.i18n.language === 'nl'
        ? 'Gebruik kleine letters, cijfers en losse koppeltekens, bijvoorbeeld “kade”.'
        : 'Use lower-case letters, digits and single hyphens, for example “kade”.'),
  },
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'active',
    access: { update: fieldSuperAdminOnly },
    label: { nl: 'Status', en: 'Status' },
    options: [
      { value: 'active', label: { nl: 'Actief', en: 'Active' } },
      { value: 'suspended', label: { nl: 'Opgeschort', en: 'Suspended' } },
    ],
    admin: {
      description: {
        nl: 'De sites van een opgeschorte organisatie antwoorden met 503.',
        en: 'The sites of a suspended tenant answer with 503.',
      },
    },
  },
  {
    name: 'registrationOpen',
    type: 'checkbox',
    defaultValue: false,
    label: { nl: 'Registratie open', en: 'Registration open' },
  },
  {
    name: 'defaultTimeZone',
    type: 'text',
    required: true,
    defaultValue: 'Europe/Amsterdam',
    label: { nl: 'Tijdzone', en: 'Time zone' },
    validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
      isTimeZone(value) ||
      (req.i18n.language === 'nl'
        ? 'Geef een IANA-tijdzone, bijvoorbeeld Europe/Amsterdam.'
        : 'Give an IANA time zone, for example Europe/Amsterdam.'),
  },
]
