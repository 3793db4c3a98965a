import type { CollectionConfig } from 'payload'

import { tenantScoped } from '@/src/access/predicates'
import { announceAssistantChange, announceAssistantRemoval } from '@/src/cache/hooks'
import { storeOwnKey } from '@/src/features/assistant/hooks/store-own-key'
import { texts } from '@/src/i18n/locale-texts'
import { budgetFields } from './budget-fields'
import { modelFields } from './model-fields'
import { languageFields } from './language-fields'

/** Whether and how a tenant uses the language model; one per tenant. */
export const AssistantSettings: CollectionConfig = {
  slug: 'assistant-settings',
  labels: {
    singular: texts({ nl: 'Assistent-instellingen', en: 'Assistant settings' }),
    plural: texts({ nl: 'Assistent-instellingen', en: 'Assistant settings' }),
  },
  admin: {
    description: texts({
      nl: 'Het taalmodel dat helpt met schrijven en vertalen: of het aan staat, wat het mag kosten en hoe het klinkt.',
      en: 'The language model that helps to write and translate: whether it is on, what it may cost and how it sounds.',
    }),
  },
  access: tenantScoped({ read: 'settings.read', write: 'settings.write' }),
  hooks: {
    beforeChange: [storeOwnKey],
    afterChange: [announceAssistantChange],
    afterDelete: [announceAssistantRemoval],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: texts({ nl: 'Model', en: 'Model' }), fields: modelFields },
        { label: texts({ nl: 'Budget', en: 'Budget' }), fields: budgetFields },
        { label: texts({ nl: 'Taal en toon', en: 'Language and tone' }), fields: languageFields },
      ],
    },
  ],
}
