import type { Field } from 'payload'

import { mostUsedFirst } from './field-types'
import { asTitle } from '@/src/fields/copies/title-of-copy'
import { lineField, proseField } from '@/src/fields/copy'
import {
  MAX_FIELDS,
  MAX_RECIPIENTS,
  MIN_SECONDS,
  SUBMISSIONS_PER_HOUR,
  RETENTION_DAYS,
} from '@/src/features/forms/rules/limits'
import { texts } from '@/src/i18n/locale-texts'
import { webhook } from './webhook'

const confirmation: Field[] = [
  {
    name: 'confirmationType',
    type: 'radio',
    required: true,
    defaultValue: 'message',
    label: texts({ nl: 'Na het versturen', en: 'After sending' }),
    admin: { layout: 'horizontal' },
    options: [
      { value: 'message', label: texts({ nl: 'Een bevestiging tonen', en: 'Show a confirmation' }) },
      { value: 'redirect', label: texts({ nl: 'Naar een pagina gaan', en: 'Go to a page' }) },
    ],
  },
  lineField({
    name: 'confirmationTitle',
    label: { nl: 'Bevestiging: kop', en: 'Confirmation: heading' },
    required: true,
    condition: (data) => data.confirmationType === 'message',
  }),
  proseField({
    name: 'confirmationText',
    label: { nl: 'Bevestiging: tekst', en: 'Confirmation: text' },
    condition: (data) => data.confirmationType === 'message',
  }),
  {
    name: 'confirmationPage',
    type: 'relationship',
    relationTo: 'pages',
    required: true,
    label: texts({ nl: 'Pagina', en: 'Page' }),
    admin: { condition: (data) => data.confirmationType === 'redirect' },
  },
]

const handling: Field[] = [
  {
    name: 'recipients',
    type: 'array',
    maxRows: MAX_RECIPIENTS,
    labels: {
      singular: texts({ nl: 'Ontvanger', en: 'Recipient' }),
      plural: texts({ nl: 'Ontvangers', en: 'Recipients' }),
    },
    fields: [
      {
        name: 'email',
        type: 'email',
        required: true,
        label: texts({ nl: 'E-mailadres', en: 'E-mail address' }),
      },
    ],
    label: texts({ nl: 'Ontvangers', en: 'Recipients' }),
    admin: {
      description: texts({
        nl: 'Wie elke inzending per e-mail krijgt. Inzendingen staan hoe dan ook onder Inzendingen.',
        en: 'Who receives every submission by e-mail. Submissions are always stored under Submissions as well.',
      }),
    },
  },
  proseField({
    name: 'consentText',
    label: { nl: 'Toestemming', en: 'Consent' },
    description: {
      nl: 'Staat naast een verplicht vinkje boven de knop. Schrijf de tekst in elke taal: waar hij ontbreekt, staat het formulier niet op de site. In alle talen leeg: geen vinkje.',
      en: 'Label of a required checkbox above the button. Write it in every language: without it, the form is not shown in that language. Empty in all languages: no checkbox.',
    },
  }),
  {
    name: 'retentionDays',
    type: 'number',
    required: true,
    min: 1,
    max: RETENTION_DAYS.max,
    defaultValue: RETENTION_DAYS.default,
    label: texts({ nl: 'Bewaartermijn in dagen', en: 'Days to keep submissions' }),
    admin: {
      position: 'sidebar',
      description: texts({
        nl: 'Daarna worden inzendingen vanzelf gewist. Geldt voor nieuwe inzendingen.',
        en: 'After that, submissions are deleted automatically. Applies to new submissions.',
      }),
    },
  },
]

const spam: Field = {
  name: 'spam',
  type: 'group',
  label: texts({ nl: 'Tegen ongewenste post', en: 'Against spam' }),
  fields: [
    {
      name: 'honeypot',
      type: 'checkbox',
      defaultValue: true,
      label: texts({
        nl: 'Verborgen veld dat alleen robots invullen',
        en: 'Hidden field that only robots fill in',
      }),
    },
    {
      name: 'minSeconds',
      type: 'number',
      required: true,
      min: 0,
      max: MIN_SECONDS.max,
      defaultValue: MIN_SECONDS.default,
      label: texts({
        nl: 'Sneller dan dit (seconden) is geen mens',
        en: 'Minimum time to fill in (seconds)',
      }),
    },
    {
      name: 'perHour',
      type: 'number',
      required: true,
      min: 1,
      max: SUBMISSIONS_PER_HOUR.max,
      defaultValue: SUBMISSIONS_PER_HOUR.default,
      label: texts({ nl: 'Inzendingen per uur per bezoeker', en: 'Submissions per hour per visitor' }),
    },
  ],
}

const title: Field = asTitle({
  name: 'title',
  type: 'text',
  required: true,
  label: texts({ nl: 'Naam', en: 'Name' }),
  admin: {
    description: texts({
      nl: 'Voor de redactie en in het onderwerp van de e-mail.',
      en: 'Shown to editors, and in the subject of the e-mail.',
    }),
  },
})

/** The fields of the collection, including the plugin's field that lists the form's own fields (`formFieldBlocks`). */
export const formFields = (defaultFields: Field[]): Field[] => [
  title,
  ...defaultFields
    .filter((field) => field.type === 'blocks')
    .map((field) => ({
      ...field,
      blocks: mostUsedFirst(field.blocks),
      required: true,
      minRows: 1,
      maxRows: MAX_FIELDS,
      admin: { ...field.admin, initCollapsed: true },
    })),
  lineField({
    name: 'submitButtonLabel',
    label: { nl: 'Tekst op de knop', en: 'Text on the button' },
    required: true,
  }),
  ...confirmation,
  ...handling,
  spam,
  webhook,
]
