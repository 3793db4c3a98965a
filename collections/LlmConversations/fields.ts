import type { Field, NumberField } from 'payload'

import {
  CALL_STATUSES,
  LLM_PURPOSES,
  PURPOSE_LABELS,
  STATUS_LABELS,
} from '@/src/features/assistant/rules/usage'
import { selectOptions } from '@/src/fields/select-options'
import { type LocaleTexts, texts } from '@/src/i18n/locale-texts'

const aside = { readOnly: true, position: 'sidebar' } as const

const count = (name: string, label: LocaleTexts): NumberField => ({
  name,
  type: 'number',
  required: true,
  defaultValue: 0,
  label: texts(label),
  admin: aside,
})

export const conversationFields: Field[] = [
  {
    name: 'title',
    type: 'text',
    label: texts({ nl: 'Onderwerp', en: 'Title' }),
    // The heading of the view shows it.
    admin: { readOnly: true, hidden: true },
  },
  {
    name: 'transcript',
    type: 'ui',
    label: texts({ nl: 'Berichten', en: 'Messages' }),
    admin: {
      disableListColumn: true,
      components: { Field: '/src/features/assistant/admin/Transcript#Transcript' },
    },
  },
  {
    name: 'account',
    type: 'relationship',
    relationTo: 'users',
    label: texts({ nl: 'Persoon', en: 'Person' }),
    admin: { ...aside, allowCreate: false, allowEdit: false },
  },
  {
    name: 'kind',
    type: 'select',
    required: true,
    options: selectOptions(LLM_PURPOSES, PURPOSE_LABELS),
    label: texts({ nl: 'Waarvoor', en: 'Purpose' }),
    admin: aside,
  },
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'succeeded',
    options: selectOptions(CALL_STATUSES, STATUS_LABELS),
    label: texts({ nl: 'Laatste antwoord', en: 'Last answer' }),
    admin: aside,
  },
  { name: 'model', type: 'text', label: texts({ nl: 'Model', en: 'Model' }), admin: aside },
  count('messages', { nl: 'Berichten', en: 'Messages' }),
  count('inputTokens', { nl: 'Tokens erin', en: 'Input tokens' }),
  count('cachedTokens', { nl: 'Waarvan uit de cache', en: 'Of which cached' }),
  count('outputTokens', { nl: 'Tokens eruit', en: 'Output tokens' }),
]
