import type { Field, GroupField, NumberFieldSingleValidation } from 'payload'

import { lineField, proseField } from '@/src/fields/copy'
import {
  CONSENT_CATEGORIES,
  CONSENT_PARAGRAPHS,
  type ConsentCategory,
} from '@/src/features/consent/rules/consent'
import { type LocaleTexts, textIn, texts, textsInOrder, type TextsInOrder } from '@/src/i18n/locale-texts'

const line = (name: string, ...label: TextsInOrder): Field =>
  lineField({ name, label: textsInOrder(...label), required: true })
const prose = (name: string, ...label: TextsInOrder): Field =>
  proseField({ name, label: textsInOrder(...label), required: true })
const tabLabel = line('tab', 'Naam van het tabblad', 'Name of the tab')

const CATEGORY_LABELS: Record<ConsentCategory, LocaleTexts> = {
  essential: { nl: 'Essentieel', en: 'Essential' },
  analytics: { nl: 'Analyse', en: 'Analytics' },
  marketing: { nl: 'Marketing', en: 'Marketing' },
}

const categoryGroup = (category: ConsentCategory): GroupField => ({
  name: category,
  type: 'group',
  label: CATEGORY_LABELS[category],
  fields: [line('name', 'Naam', 'Name'), prose('description', 'Omschrijving', 'Description')],
})

const validateVersion: NumberFieldSingleValidation = (value, { previousValue, req }) => {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1)
    return textIn(
      { nl: 'Geef een heel getal vanaf 1.', en: 'Give a whole number from 1 on.' },
      req.i18n.language,
    )
  if (typeof previousValue === 'number' && value < previousValue)
    return textIn(
      {
        nl: `De versie gaat niet terug: nu is het ${previousValue}.`,
        en: `The version cannot be lowered: it is ${previousValue} now.`,
      },
      req.i18n.language,
    )
  return true
}

/** Not localized: the same in every locale. */
export const ruleFields: Field[] = [
  {
    name: 'version',
    type: 'number',
    required: true,
    defaultValue: 1,
    label: texts({ nl: 'Versie', en: 'Version' }),
    validate: validateVersion,
    admin: {
      step: 1,
      description: texts({
        nl: 'Eén hoger, en elke bezoeker wordt opnieuw gevraagd. Doe dat als verandert waarvoor toestemming geldt.',
        en: 'Increase it to ask every visitor again. Do so when the purposes of consent change.',
      }),
    },
  },
  {
    name: 'brandMarker',
    type: 'text',
    label: texts({ nl: 'Merk in de hostnaam', en: 'Brand in the hostname' }),
    admin: {
      description: texts({
        nl: 'Het logo staat alleen in het venster op domeinen waarvan de hostnaam deze tekst bevat. Leeg: nergens.',
        en: 'The logo is shown in the dialog only on domains whose hostname contains this text. Empty: nowhere.',
      }),
    },
  },
]

/** Tab 0 (Behaviour: consent-tabs). */
export const allowanceFields: Field[] = [
  line('title', 'Titel van het venster', 'Title of the dialog'),
  {
    name: 'allowance',
    type: 'group',
    label: false,
    fields: [tabLabel, line('heading', 'Kop', 'Heading'), prose('introduction', 'Inleiding', 'Introduction')],
  },
]

/** Tab 1. */
export const settingsFields: Field[] = [
  {
    name: 'settings',
    type: 'group',
    label: false,
    fields: [
      tabLabel,
      ...CONSENT_CATEGORIES.map(categoryGroup),
      { type: 'row', fields: [line('off', 'Uit', 'Off'), line('on', 'Aan', 'On')] },
    ],
  },
]

/** Tab 2. */
export const informationFields: Field[] = [
  {
    name: 'information',
    type: 'group',
    label: false,
    fields: [
      tabLabel,
      {
        name: 'paragraphs',
        type: 'array',
        required: true,
        minRows: CONSENT_PARAGRAPHS,
        maxRows: CONSENT_PARAGRAPHS,
        defaultValue: Array.from({ length: CONSENT_PARAGRAPHS }, () => ({})),
        label: texts({ nl: 'Alinea’s', en: 'Paragraphs' }),
        labels: {
          singular: texts({ nl: 'Alinea', en: 'Paragraph' }),
          plural: texts({ nl: 'Alinea’s', en: 'Paragraphs' }),
        },
        fields: [
          lineField({ name: 'heading', label: { nl: 'Kop', en: 'Heading' } }),
          prose('text', 'Tekst', 'Text'),
        ],
      },
    ],
  },
]

export const buttonFields: Field[] = [
  {
    name: 'buttons',
    type: 'group',
    label: false,
    fields: [
      line('options', 'Opties', 'Options'),
      line('allowSelection', 'Selectie toestaan', 'Allow selection'),
      line('accept', 'Akkoord', 'Accept'),
      line('onlyEssential', 'Alleen essentieel', 'Only essential'),
    ],
  },
]
