import type { Field, FieldAccess, SelectField, TextField } from 'payload'

import { type LocaleTexts, texts } from '@/src/i18n/locale-texts'
import { dateAndTime } from '@/src/fields/dates'
import { BOOKING_STATUSES } from '@/src/features/booking/rules/booking'
import { LANGUAGE_OPTIONS, selectOptions } from '@/src/fields/select-options'

const never: FieldAccess = () => false

/** A booking cannot be edited, only cancelled. */
const fixed = { access: { update: never }, admin: { readOnly: true } } as const

const fixedText = (name: string, label: LocaleTexts, required = false): TextField => ({
  name,
  type: 'text',
  required,
  label,
  ...fixed,
})

const fixedTime = (name: string, label: LocaleTexts): Field => ({
  name,
  type: 'date',
  required: true,
  index: true,
  label,
  access: fixed.access,
  admin: { readOnly: true, date: dateAndTime },
})

/** Internal: not readable or writable by anyone. */
const hidden = { hidden: true, access: { read: never, update: never } } as const

const status: SelectField = {
  name: 'status',
  type: 'select',
  required: true,
  defaultValue: 'booked',
  index: true,
  label: texts({ nl: 'Status', en: 'Status' }),
  options: selectOptions(BOOKING_STATUSES, {
    booked: texts({ nl: 'Afgesproken', en: 'Booked' }),
    cancelled: texts({ nl: 'Afgezegd', en: 'Cancelled' }),
  }),
  admin: {
    position: 'sidebar',
    isClearable: false,
    description: texts({
      nl: 'Afzeggen maakt de tijd weer vrij en laat het de bezoeker weten. Terug kan niet.',
      en: 'Cancelling makes the time available again and notifies the visitor. It cannot be undone.',
    }),
  },
}

const languageField: Field = {
  name: 'locale',
  type: 'select',
  required: true,
  label: texts({ nl: 'Taal', en: 'Language' }),
  options: LANGUAGE_OPTIONS,
  access: fixed.access,
  admin: { readOnly: true, position: 'sidebar' },
}

export const bookingFields: Field[] = [
  {
    type: 'row',
    fields: [
      fixedTime('startsAt', { nl: 'Begin', en: 'Start' }),
      fixedTime('endsAt', { nl: 'Einde', en: 'End' }),
    ],
  },
  {
    type: 'row',
    fields: [
      fixedText('name', { nl: 'Naam', en: 'Name' }, true),
      {
        name: 'email',
        type: 'email',
        required: true,
        label: texts({ nl: 'E-mail', en: 'E-mail' }),
        ...fixed,
      },
      fixedText('phone', { nl: 'Telefoon', en: 'Telephone' }),
    ],
  },
  fixedText('topic', { nl: 'Onderwerp', en: 'Topic' }),
  { name: 'message', type: 'textarea', label: texts({ nl: 'Bericht', en: 'Message' }), ...fixed },
  status,
  languageField,
  {
    ...fixedText('timeZone', { nl: 'Tijdzone van de bezoeker', en: 'Time zone of the visitor' }, true),
    admin: { readOnly: true, position: 'sidebar' },
  },
  {
    name: 'domain',
    type: 'relationship',
    relationTo: 'domains',
    label: texts({ nl: 'Domein', en: 'Domain' }),
    access: fixed.access,
    admin: { readOnly: true, position: 'sidebar' },
  },
  {
    ...fixedText('pagePath', { nl: 'Pagina', en: 'Page' }),
    admin: { readOnly: true, position: 'sidebar' },
  },
  { name: 'occupiedUntil', type: 'date', required: true, ...hidden },
  { name: 'sequence', type: 'number', required: true, defaultValue: 0, ...hidden },
  { name: 'cancelTokenHash', type: 'text', required: true, ...hidden },
]
