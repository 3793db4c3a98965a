import type { DateFieldValidation, Tab } from 'payload'

import { dateOnly } from '@/src/fields/dates'
import { textIn, texts } from '@/src/i18n/locale-texts'
import { windowsField } from './windows'

const validateLastDay: DateFieldValidation = (value, { siblingData, req }) => {
  const { from } = siblingData as { from?: string | Date }
  if (!value || !from || new Date(value) >= new Date(from)) return true
  return textIn(
    { nl: 'De laatste dag komt na de eerste.', en: 'The last day comes after the first.' },
    req.i18n.language,
  )
}

const dayOnly = { date: dateOnly } as const

/** When calls can be booked. */
export const hoursTab: Tab = {
  label: texts({ nl: 'Tijden', en: 'Hours' }),
  fields: [
    windowsField({
      name: 'weeklyHours',
      perWeekday: true,
      label: { nl: 'Elke week', en: 'Every week' },
      description: {
        nl: 'Een dag mag meer dan één blok hebben, bijvoorbeeld voor en na de lunch.',
        en: 'A day may have more than one window, for instance before and after lunch.',
      },
    }),
    {
      name: 'exceptions',
      type: 'array',
      maxRows: 200,
      label: texts({ nl: 'Uitzonderingen', en: 'Exceptions' }),
      labels: {
        singular: texts({ nl: 'Uitzondering', en: 'Exception' }),
        plural: texts({ nl: 'Uitzonderingen', en: 'Exceptions' }),
      },
      admin: {
        description: texts({
          nl: 'Dagen die dicht zijn of andere tijden hebben. Ze gaan boven de week; de bovenste wint.',
          en: 'Days that are closed or have other hours. They override the weekly hours; the first match applies.',
        }),
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'from',
              type: 'date',
              required: true,
              label: texts({ nl: 'Eerste dag', en: 'First day' }),
              admin: dayOnly,
            },
            {
              name: 'until',
              type: 'date',
              label: texts({ nl: 'Laatste dag', en: 'Last day' }),
              validate: validateLastDay,
              admin: { ...dayOnly, description: texts({ nl: 'Leeg: één dag.', en: 'Empty: one day.' }) },
            },
            {
              name: 'kind',
              type: 'select',
              required: true,
              defaultValue: 'closed',
              label: texts({ nl: 'Wat geldt', en: 'What applies' }),
              options: [
                { value: 'closed', label: texts({ nl: 'Dicht', en: 'Closed' }) },
                { value: 'hours', label: texts({ nl: 'Andere tijden', en: 'Other hours' }) },
              ],
            },
          ],
        },
        { name: 'reason', type: 'text', label: texts({ nl: 'Reden (intern)', en: 'Reason (internal)' }) },
        windowsField({
          name: 'windows',
          label: { nl: 'Tijden op die dagen', en: 'Hours on those days' },
          description: {
            nl: 'Deze tijden gelden in plaats van de weektijden.',
            en: 'These apply instead of the weekly hours.',
          },
          condition: (_, sibling) => sibling['kind'] === 'hours',
        }),
      ],
    },
  ],
}
