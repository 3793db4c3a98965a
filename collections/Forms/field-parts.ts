import type { Field, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import {
  FILE_KINDS,
  type FileKind,
  MAX_FILE_MEGABYTES,
  MAX_FILES_PER_QUESTION,
} from '@/src/features/forms/rules/attachments'
import { choiceField } from '@/src/fields/choice'
import { lineField } from '@/src/fields/copy'
import { FIELD_NAME } from '@/src/features/forms/rules/definition'
import { type AUTOCOMPLETE, MAX_OPTION_VALUE, MIN_OPTIONS } from '@/src/features/forms/rules/limits'
import { selectOptions } from '@/src/fields/select-options'
import { type LocaleTexts, textIn, texts } from '@/src/i18n/locale-texts'
import type { FieldWidth } from '@/src/features/forms/rules/definition'

const validateName: TextFieldSingleValidation = (value, { req }) =>
  (typeof value === 'string' && FIELD_NAME.test(value)) ||
  textIn(
    {
      nl: 'Gebruik letters en cijfers zonder spaties, te beginnen met een kleine letter, hoogstens 40 tekens.',
      en: 'Use letters and digits without spaces, starting with a lower-case letter, at most 40 characters.',
    },
    req.i18n.language,
  )

/**
 * Accepts nothing while the form is filled in, as a save derives it, and where the text to derive it from is missing too, which
 * is reported itself.
 */
const orDerived =
  (validate: TextFieldSingleValidation): TextFieldSingleValidation =>
  (value, options) => {
    const { label: source } = options.siblingData as { label?: unknown }
    return !value && (options.event === 'onChange' || !source) ? true : validate(value, options)
  }

/** Stored always, and filled in where people leave it empty: the form shows no star. */
const DERIVED = 'gevel-derived'

export const name: Field = {
  name: 'name',
  type: 'text',
  required: true,
  validate: orDerived(validateName),
  label: texts({ nl: 'Naam van het veld', en: 'Name of the field' }),
  admin: {
    width: '50%',
    className: DERIVED,
    description: texts({
      nl: 'Hieronder staat het antwoord opgeslagen; bezoekers zien de naam niet. Leeg: afgeleid van de vraag.',
      en: 'The answer is stored under it; visitors do not see the name. Empty: derived from the question.',
    }),
  },
}

export const label: Field = {
  ...lineField({ name: 'label', label: { nl: 'Vraag', en: 'Question' }, required: true }),
  admin: { width: '50%' },
}

export const presentation: Field = {
  type: 'row',
  fields: [
    {
      name: 'required',
      type: 'checkbox',
      defaultValue: false,
      label: texts({ nl: 'Verplicht', en: 'Required' }),
      admin: { width: '50%' },
    },
    choiceField({
      name: 'width',
      label: { nl: 'Breedte', en: 'Width' },
      options: {
        full: { nl: 'Hele regel', en: 'Whole row' },
        half: { nl: 'Halve regel', en: 'Half a row' },
      } satisfies Record<FieldWidth, object>,
    }),
  ],
}

export const showWhen: Field = {
  name: 'showWhen',
  type: 'group',
  label: texts({ nl: 'Alleen tonen als', en: 'Show only when' }),
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'field',
          type: 'text',
          label: texts({ nl: 'Deze vraag', en: 'This question' }),
          admin: {
            width: '50%',
            components: { Field: '/src/features/forms/admin/conditions/ConditionField#ConditionField' },
          },
        },
        {
          name: 'value',
          type: 'text',
          label: texts({ nl: 'Zo is beantwoord', en: 'Has this answer' }),
          admin: {
            width: '50%',
            components: { Field: '/src/features/forms/admin/conditions/ConditionAnswer#ConditionAnswer' },
          },
        },
      ],
    },
  ],
}

export const options: Field = {
  name: 'options',
  type: 'array',
  minRows: MIN_OPTIONS,
  label: texts({ nl: 'Antwoorden', en: 'Answers' }),
  labels: {
    singular: texts({ nl: 'Antwoord', en: 'Answer' }),
    plural: texts({ nl: 'Antwoorden', en: 'Answers' }),
  },
  fields: [
    {
      type: 'row',
      fields: [
        { ...lineField({ name: 'label', label: { nl: 'Tekst', en: 'Text' }, required: true }) },
        {
          name: 'value',
          type: 'text',
          required: true,
          maxLength: MAX_OPTION_VALUE,
          validate: orDerived(text as TextFieldSingleValidation),
          label: texts({ nl: 'Waarde', en: 'Value' }),
          admin: {
            className: DERIVED,
            description: texts({ nl: 'Leeg: afgeleid van de tekst.', en: 'Empty: derived from the text.' }),
          },
        },
      ],
    },
  ],
}

export const autocomplete = choiceField({
  name: 'autocomplete',
  label: { nl: 'De browser vult in', en: 'The browser fills in' },
  options: {
    off: { nl: 'Niets', en: 'Nothing' },
    name: { nl: 'Naam', en: 'Name' },
    organization: { nl: 'Organisatie', en: 'Organisation' },
    'organization-title': { nl: 'Functie', en: 'Job title' },
    'address-level2': { nl: 'Plaats', en: 'City' },
  } satisfies Record<(typeof AUTOCOMPLETE)[number], LocaleTexts>,
})

const FILE_KIND_LABELS = {
  image: { nl: 'Afbeeldingen', en: 'Images' },
  pdf: { nl: 'PDF', en: 'PDF' },
  document: { nl: 'Kantoordocumenten, zonder macro’s', en: 'Office documents, without macros' },
  text: { nl: 'Platte tekst en CSV', en: 'Plain text and CSV' },
  zip: { nl: 'Zip', en: 'Zip' },
} satisfies Record<FileKind, LocaleTexts>

/** What a question for files accepts. */
export const fileRules: Field[] = [
  {
    name: 'accept',
    type: 'select',
    hasMany: true,
    required: true,
    defaultValue: ['image', 'pdf', 'document'],
    label: texts({ nl: 'Soorten bestanden', en: 'Types of files' }),
    options: selectOptions(FILE_KINDS, FILE_KIND_LABELS),
  },
  {
    type: 'row',
    fields: [
      {
        name: 'maxFiles',
        type: 'number',
        required: true,
        min: 1,
        max: MAX_FILES_PER_QUESTION,
        defaultValue: 1,
        label: texts({ nl: 'Hoogstens zoveel bestanden', en: 'At most this many files' }),
        admin: { width: '50%' },
      },
      {
        name: 'maxMegabytes',
        type: 'number',
        required: true,
        min: 1,
        max: MAX_FILE_MEGABYTES,
        defaultValue: MAX_FILE_MEGABYTES,
        label: texts({ nl: 'Hoogstens zoveel MB per bestand', en: 'At most this many MB per file' }),
        admin: { width: '50%' },
      },
    ],
  },
]

export const bounds: Field = {
  type: 'row',
  fields: [
    { name: 'min', type: 'number', label: texts({ nl: 'Van', en: 'From' }), admin: { width: '50%' } },
    { name: 'max', type: 'number', label: texts({ nl: 'Tot en met', en: 'To' }), admin: { width: '50%' } },
  ],
}
