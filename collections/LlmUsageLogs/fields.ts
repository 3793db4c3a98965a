import type { Field, NumberField } from 'payload'

import { LLM_CONVERSATIONS } from '@/src/features/assistant/rules/conversations'
import {
  CALL_STATUSES,
  LLM_PURPOSES,
  PURPOSE_LABELS,
  STATUS_LABELS,
} from '@/src/features/assistant/rules/usage'
import { selectOptions } from '@/src/fields/select-options'
import { type LocaleTexts, texts } from '@/src/i18n/locale-texts'

const readOnly = { readOnly: true } as const

const count = (name: string, label: LocaleTexts, description?: LocaleTexts): NumberField => ({
  name,
  type: 'number',
  required: true,
  defaultValue: 0,
  label,
  admin: {
    ...readOnly,
    components: { Cell: '/src/features/assistant/admin/cells#FigureCell' },
    ...(description && { description }),
  },
})

const call: Field[] = [
  {
    name: 'conversation',
    type: 'relationship',
    relationTo: LLM_CONVERSATIONS,
    label: texts({ nl: 'Gesprek', en: 'Conversation' }),
    admin: {
      ...readOnly,
      allowCreate: false,
      allowEdit: false,
      // Empty for work outside of a conversation, and after the conversation was removed.
      condition: (data) => Boolean(data.conversation),
    },
  },
  {
    name: 'account',
    type: 'relationship',
    relationTo: 'users',
    label: texts({ nl: 'Persoon', en: 'Person' }),
    admin: { ...readOnly, allowCreate: false, allowEdit: false },
  },
  {
    name: 'purpose',
    type: 'select',
    required: true,
    options: selectOptions(LLM_PURPOSES, PURPOSE_LABELS),
    label: texts({ nl: 'Waarvoor', en: 'Purpose' }),
    admin: readOnly,
  },
  {
    name: 'status',
    type: 'select',
    required: true,
    options: selectOptions(CALL_STATUSES, STATUS_LABELS),
    label: texts({ nl: 'Afloop', en: 'Status' }),
    admin: readOnly,
  },
  {
    name: 'provider',
    type: 'text',
    required: true,
    label: texts({ nl: 'Aanbieder', en: 'Provider' }),
    admin: readOnly,
  },
  {
    name: 'model',
    type: 'text',
    required: true,
    label: texts({ nl: 'Model', en: 'Model' }),
    admin: readOnly,
  },
  {
    name: 'error',
    type: 'text',
    label: texts({ nl: 'Fout', en: 'Error' }),
    // Empty for a call that succeeded.
    admin: { ...readOnly, condition: (data) => Boolean(data.error) },
  },
]

const figures: Field[] = [
  count('inputTokens', { nl: 'Tokens erin', en: 'Input tokens' }),
  count('cachedTokens', { nl: 'Waarvan uit de cache', en: 'Of which cached' }),
  count('outputTokens', { nl: 'Tokens eruit', en: 'Output tokens' }),
  {
    name: 'estimated',
    type: 'checkbox',
    defaultValue: false,
    label: texts({ nl: 'Geschat', en: 'Estimated' }),
    admin: {
      ...readOnly,
      description: texts({
        nl: 'De aanbieder gaf geen aantallen, zoals bij een afgebroken antwoord.',
        en: 'The provider reported no numbers, as for an interrupted answer.',
      }),
    },
  },
  {
    name: 'cost',
    type: 'number',
    label: texts({ nl: 'Kosten', en: 'Cost' }),
    admin: {
      ...readOnly,
      components: { Cell: '/src/features/assistant/admin/cells#CostCell' },
      description: texts({
        nl: 'Leeg: van dit model is geen prijs ingesteld.',
        en: 'Empty: no price of this model is configured.',
      }),
    },
  },
  {
    name: 'currency',
    type: 'text',
    required: true,
    label: texts({ nl: 'Valuta', en: 'Currency' }),
    admin: readOnly,
  },
  count('latencyMs', { nl: 'Duur (ms)', en: 'Latency (ms)' }),
]

export const usageLogFields: Field[] = [...call, ...figures]
