import type { Field, PayloadRequest } from 'payload'

import { fieldSuperAdminOnly } from '@/src/access/predicates'
import { isSlug } from '@/src/features/urls/rules/slug'
import { textIn, texts } from '@/src/i18n/locale-texts'
import { isTimeZone } from '@/src/lib/time-zone'
import { TENANT_DEFAULTS, TENANT_STATUSES } from '@/src/features/tenants/rules/tenant'
import { selectOptions } from '@/src/fields/select-options'

export const tenantFields: Field[] = [
  { name: 'name', type: 'text', required: true, label: texts({ nl: 'Naam', en: 'Name' }) },
  {
    name: 'slug',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    access: { update: fieldSuperAdminOnly },
    label: texts({ nl: 'Kenmerk', en: 'Slug' }),
    admin: {
      description: texts({
        nl: 'Kleine letters, cijfers en koppeltekens. De API noemt de organisatie zo.',
        en: 'Lower-case letters, digits and hyphens. Identifies the tenant in the API.',
      }),
    },
    validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
      isSlug(value) ||
      textIn(
        {
          nl: 'Gebruik kleine letters, cijfers en losse koppeltekens, bijvoorbeeld “kade”.',
          en: 'Use lower-case letters, digits and single hyphens, for example “kade”.',
        },
        req.i18n.language,
      ),
  },
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: TENANT_DEFAULTS.status,
    access: { update: fieldSuperAdminOnly },
    label: texts({ nl: 'Status', en: 'Status' }),
    options: selectOptions(TENANT_STATUSES, {
      active: texts({ nl: 'Actief', en: 'Active' }),
      suspended: texts({ nl: 'Opgeschort', en: 'Suspended' }),
    }),
    admin: {
      description: texts({
        nl: 'De sites van een opgeschorte organisatie antwoorden met 503.',
        en: 'The sites of a suspended tenant respond with 503.',
      }),
    },
  },
  {
    name: 'registrationOpen',
    type: 'checkbox',
    defaultValue: false,
    label: texts({ nl: 'Registratie open', en: 'Registration open' }),
  },
  {
    name: 'requireSecondFactor',
    type: 'checkbox',
    defaultValue: false,
    label: texts({ nl: 'Tweede factor verplicht', en: 'Second factor required' }),
    admin: {
      description: texts({
        nl: 'Wie hier een rol heeft, moet een toegangssleutel of authenticator-app instellen voordat iets anders kan.',
        en: 'Everybody with a role here must set up a passkey or an authenticator app before anything else.',
      }),
    },
  },
  {
    name: 'fourEyes',
    type: 'checkbox',
    defaultValue: false,
    label: texts({ nl: 'Vierogenprincipe', en: 'Two people publish' }),
    admin: {
      description: texts({
        nl: 'Niemand zet een pagina of artikel online dat hij of zij zelf schreef, voordat een collega precies die versie heeft goedgekeurd. Geldt ook voor beheerders.',
        en: 'Nobody puts a page or post online that they wrote themselves, before a colleague has approved exactly that version. This applies to admins too.',
      }),
    },
  },
  {
    name: 'defaultTimeZone',
    type: 'text',
    required: true,
    defaultValue: TENANT_DEFAULTS.defaultTimeZone,
    label: texts({ nl: 'Tijdzone', en: 'Time zone' }),
    validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
      isTimeZone(value) ||
      textIn(
        {
          nl: 'Geef een IANA-tijdzone, bijvoorbeeld Europe/Amsterdam.',
          en: 'Enter an IANA time zone, for example Europe/Amsterdam.',
        },
        req.i18n.language,
      ),
  },
]
