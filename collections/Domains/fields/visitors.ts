import type { Field } from 'payload'

import { thirdPartyFields } from './third-party'

export const visitorFields: Field[] = [
  {
    name: 'detectLanguage',
    type: 'checkbox',
    defaultValue: false,
    label: { nl: 'Taal van de browser volgen op “/”', en: 'Follow the browser’s language on “/”' },
  },
  {
    name: 'consentMode',
    type: 'select',
    required: true,
    defaultValue: 'preselected',
    label: { nl: 'Toestemming voor cookies', en: 'Cookie consent' },
    options: [
      { value: 'preselected', label: { nl: 'Vooraf aangevinkt', en: 'Preselected' } },
      { value: 'opt-in', label: { nl: 'Opt-in', en: 'Opt-in' } },
    ],
    admin: {
      description: {
        nl: 'De Nederlandse toezichthouder vraagt om opt-in: alles uit tot de bezoeker kiest.',
        en: 'The Dutch regulator asks for opt-in: everything off until the visitor chooses.',
      },
    },
  },
  ...thirdPartyFields,
]
