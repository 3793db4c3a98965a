import type { Field } from 'payload'

import { DEFAULT_RETENTION_DAYS } from '@/src/features/assistant/rules/conversations'
import { proseField } from '@/src/fields/copy'
import { texts } from '@/src/i18n/locale-texts'

const MAX_RETENTION_DAYS = 3650

const glossary: Field = {
  name: 'glossary',
  type: 'array',
  label: texts({ nl: 'Woordenlijst', en: 'Glossary' }),
  labels: {
    singular: texts({ nl: 'Woord', en: 'Term' }),
    plural: texts({ nl: 'Woorden', en: 'Terms' }),
  },
  fields: [
    {
      name: 'term',
      type: 'text',
      localized: true,
      label: texts({ nl: 'Zo heet het in deze taal', en: 'The term in this language' }),
    },
    {
      name: 'keep',
      type: 'checkbox',
      label: texts({ nl: 'Nooit vertalen', en: 'Never translate' }),
    },
  ],
}

export const languageFields: Field[] = [
  proseField({
    name: 'tone',
    label: { nl: 'Toon', en: 'Tone of voice' },
    description: {
      nl: 'Hoe teksten in deze taal klinken, bijvoorbeeld: “zakelijk en vriendelijk, spreekt de lezer aan met u”.',
      en: 'How texts in this language sound, for example: “businesslike and friendly, addresses the reader as you”.',
    },
  }),
  proseField({
    name: 'instructions',
    label: { nl: 'Aanwijzingen', en: 'Instructions' },
    description: {
      nl: 'Wat het taalmodel verder moet weten over de organisatie en haar teksten.',
      en: 'What else the language model should know about the organisation and its texts.',
    },
  }),
  glossary,
  {
    name: 'retentionDays',
    type: 'number',
    min: 1,
    max: MAX_RETENTION_DAYS,
    defaultValue: DEFAULT_RETENTION_DAYS,
    label: texts({ nl: 'Gesprekken bewaren (dagen)', en: 'Keep conversations (days)' }),
  },
]
