import type { ArrayField, ArrayFieldValidation, Condition, Field, TextField, Validate } from 'payload'

import {
  areValidWindows,
  isClockTime,
  type Weekday,
  WEEKDAYS,
  type AvailabilityWindow,
} from '@/src/features/booking/rules/clock'
import { type LocaleTexts, textIn, texts } from '@/src/i18n/locale-texts'

type Row = Partial<AvailabilityWindow> & { day?: Weekday }

const validateTime: Validate<string | null | undefined> = (value, { req }) =>
  isClockTime(value) ||
  textIn({ nl: 'Schrijf de tijd als 09:00.', en: 'Write the time as 09:00.' }, req.i18n.language)

const timeField = (name: string, label: LocaleTexts): TextField => ({
  name,
  type: 'text',
  required: true,
  label,
  validate: validateTime,
  admin: { placeholder: '09:00', width: '30%' },
})

const DAY_LABELS: Record<Weekday, LocaleTexts> = {
  monday: { nl: 'Maandag', en: 'Monday' },
  tuesday: { nl: 'Dinsdag', en: 'Tuesday' },
  wednesday: { nl: 'Woensdag', en: 'Wednesday' },
  thursday: { nl: 'Donderdag', en: 'Thursday' },
  friday: { nl: 'Vrijdag', en: 'Friday' },
  saturday: { nl: 'Zaterdag', en: 'Saturday' },
  sunday: { nl: 'Zondag', en: 'Sunday' },
}

const dayField: Field = {
  name: 'day',
  type: 'select',
  required: true,
  label: texts({ nl: 'Dag', en: 'Day' }),
  options: WEEKDAYS.map((day) => ({ value: day, label: DAY_LABELS[day] })),
  admin: { width: '40%' },
}

const isWindow = (row: Row): row is AvailabilityWindow => isClockTime(row.from) && isClockTime(row.until)

/** Invalid times are reported by their own fields. */
const validateWindows: ArrayFieldValidation = (value, { req }) => {
  const rows = (Array.isArray(value) ? value : []) as Row[]
  const days = Map.groupBy(rows, ({ day }) => day)
  const fits = [...days.values()].every((sameDay) => areValidWindows(sameDay.filter(isWindow)))
  if (fits) return true
  return textIn(
    {
      nl: 'Elk blok begint voor het eindigt, en blokken van een dag overlappen niet.',
      en: 'Each window begins before it ends, and the windows of a day do not overlap.',
    },
    req.i18n.language,
  )
}

type Options = {
  name: string
  label: LocaleTexts
  description: LocaleTexts
  perWeekday?: boolean
  condition?: Condition
}

/** Time windows in which calls can be booked; with a day of the week when `perWeekday`. */
export const windowsField = ({
  name,
  label,
  description,
  perWeekday = false,
  condition,
}: Options): ArrayField => ({
  name,
  type: 'array',
  maxRows: 42,
  label,
  labels: { singular: texts({ nl: 'Blok', en: 'Window' }), plural: texts({ nl: 'Blokken', en: 'Windows' }) },
  validate: validateWindows,
  admin: { description, ...(condition && { condition }) },
  fields: [
    {
      type: 'row',
      fields: [
        ...(perWeekday ? [dayField] : []),
        timeField('from', { nl: 'Van', en: 'From' }),
        timeField('until', { nl: 'Tot', en: 'Until' }),
      ],
    },
  ],
})
