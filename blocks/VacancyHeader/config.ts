import type { DateField, NumberField } from 'payload'

import { choiceField } from '@/src/fields/choice'
import { lineField, proseField } from '@/src/fields/copy'
import { dateOnly } from '@/src/fields/dates'
import { linkGroup } from '@/src/fields/link'
import { sectionBlock } from '@/src/fields/section'
import type { LocaleTexts } from '@/src/i18n/locale-texts'

const numberField = (name: string, label: LocaleTexts, max: number): NumberField => ({
  name,
  type: 'number',
  min: 0,
  max,
  label,
})

const dayField = (name: string, label: LocaleTexts, required: boolean): DateField => ({
  name,
  type: 'date',
  required,
  label,
  admin: { date: dateOnly },
})

/** Opens the page of a vacancy; lists of vacancies and structured data use its content. */
export const VacancyHeader = sectionBlock({
  slug: 'vacancyHeader',
  interfaceName: 'VacancyHeaderBlock',
  labels: {
    singular: { nl: 'Opening van een vacature', en: 'Vacancy header' },
    plural: { nl: 'Openingen van vacatures', en: 'Vacancy headers' },
  },
  description: {
    nl: 'Het begin van een vacature: functie, uren, salaris en plaats. Vacaturelijsten en zoekmachines gebruiken dit ook.',
    en: 'The header of a vacancy: role, hours, salary and place. Lists and search engines use it too.',
  },
  group: 'opening',
  fields: [
    proseField({ name: 'heading', label: { nl: 'Functie', en: 'Role' }, required: true }),
    proseField({ name: 'summary', label: { nl: 'Samenvatting', en: 'Summary' }, required: true }),
    choiceField({
      name: 'employmentType',
      label: { nl: 'Dienstverband', en: 'Employment' },
      options: {
        fullTime: { nl: 'Voltijd', en: 'Full-time' },
        partTime: { nl: 'Deeltijd', en: 'Part-time' },
        contractor: { nl: 'Opdracht', en: 'Contract' },
        intern: { nl: 'Stage', en: 'Internship' },
      },
    }),
    {
      type: 'row',
      fields: [
        numberField('hoursMin', { nl: 'Uren per week, van', en: 'Hours a week, from' }, 60),
        numberField('hoursMax', { nl: 'Uren per week, tot', en: 'Hours a week, to' }, 60),
        numberField(
          'salaryMin',
          { nl: 'Salaris per maand in euro, van', en: 'Salary a month in euro, from' },
          100_000,
        ),
        numberField(
          'salaryMax',
          { nl: 'Salaris per maand in euro, tot', en: 'Salary a month in euro, to' },
          100_000,
        ),
      ],
    },
    lineField({ name: 'location', label: { nl: 'Plaats', en: 'Place' }, required: true }),
    choiceField({
      name: 'remote',
      label: { nl: 'Op afstand', en: 'Remote' },
      options: {
        partly: { nl: 'Deels', en: 'Partly' },
        no: { nl: 'Nee', en: 'No' },
        yes: { nl: 'Ja', en: 'Yes' },
      },
    }),
    {
      type: 'row',
      fields: [
        dayField('postedAt', { nl: 'Geplaatst op', en: 'Posted on' }, true),
        dayField('validThrough', { nl: 'Reageren tot en met', en: 'Apply until' }, false),
      ],
    },
    linkGroup({
      name: 'apply',
      label: { nl: 'Knop om te reageren', en: 'Button to apply' },
      required: false,
    }),
  ],
})
