import type { NumberField, Tab, TextFieldSingleValidation } from 'payload'

import { type LocaleTexts, textIn, texts } from '@/src/i18n/locale-texts'
import { isTimeZone } from '@/src/lib/time-zone'
import { TENANT_DEFAULTS } from '@/src/features/tenants/rules/tenant'

type Figure = {
  name: string
  label: LocaleTexts
  description: LocaleTexts
  min: number
  max: number
  value: number
}

const figureField = ({ name, label, description, min, max, value }: Figure): NumberField => ({
  name,
  type: 'number',
  required: true,
  defaultValue: value,
  min,
  max,
  label,
  admin: { description, step: 1 },
  validate: (given, { req }) =>
    (typeof given === 'number' && Number.isInteger(given) && given >= min && given <= max) ||
    textIn(
      {
        nl: `Geef een heel getal van ${min} tot en met ${max}.`,
        en: `Give a whole number from ${min} to ${max}.`,
      },
      req.i18n.language,
    ),
})

const validateTimeZone: TextFieldSingleValidation = (value, { req }) =>
  isTimeZone(value) ||
  textIn(
    {
      nl: 'Deze tijdzone bestaat niet. Voorbeeld: Europe/Amsterdam.',
      en: 'Unknown time zone. Example: Europe/Amsterdam.',
    },
    req.i18n.language,
  )

/** How available hours are divided into slots. */
export const rulesTab: Tab = {
  label: texts({ nl: 'Regels', en: 'Rules' }),
  fields: [
    {
      name: 'timeZone',
      type: 'text',
      required: true,
      defaultValue: TENANT_DEFAULTS.defaultTimeZone,
      validate: validateTimeZone,
      label: texts({ nl: 'Tijdzone van de tijden', en: 'Time zone of the hours' }),
    },
    figureField({
      name: 'slotMinutes',
      label: { nl: 'Duur van een gesprek (minuten)', en: 'Length of a call (minutes)' },
      description: { nl: 'Hoe lang een gesprek duurt.', en: 'How long a call takes.' },
      min: 5,
      max: 480,
      value: 30,
    }),
    figureField({
      name: 'bufferMinutes',
      label: { nl: 'Pauze ertussen (minuten)', en: 'Pause in between (minutes)' },
      description: {
        nl: 'Zo lang blijft het vrij tussen twee gesprekken.',
        en: 'The minimum time between two calls.',
      },
      min: 0,
      max: 240,
      value: 15,
    }),
    figureField({
      name: 'noticeHours',
      label: { nl: 'Van tevoren (uren)', en: 'Notice (hours)' },
      description: {
        nl: 'Zo kort tevoren kan het nog net.',
        en: 'How long in advance a call must be booked.',
      },
      min: 0,
      max: 720,
      value: 24,
    }),
    figureField({
      name: 'horizonDays',
      label: { nl: 'Vooruit (dagen)', en: 'Ahead (days)' },
      description: { nl: 'Zo ver vooruit kan men afspreken.', en: 'How far ahead calls can be booked.' },
      min: 1,
      max: 90,
      value: 28,
    }),
  ],
}
