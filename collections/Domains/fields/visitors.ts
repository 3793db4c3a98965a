import type { Field } from 'payload'

import { texts } from '@/src/i18n/locale-texts'
import { thirdPartyFields } from './third-party'

export const visitorFields: Field[] = [
  {
    name: 'detectLanguage',
    type: 'checkbox',
    defaultValue: false,
    label: texts({ nl: 'Taal van de browser volgen op “/”', en: 'Follow the browser’s language on “/”' }),
  },
  {
    name: 'consentMode',
    type: 'select',
    required: true,
    defaultValue: 'preselected',
    label: texts({ nl: 'Toestemming voor cookies', en: 'Cookie consent' }),
    options: [
      { value: 'preselected', label: texts({ nl: 'Vooraf aangevinkt', en: 'Preselected' }) },
      { value: 'opt-in', label: texts({ nl: 'Opt-in', en: 'Opt-in' }) },
    ],
    admin: {
      description: texts({
        nl: 'Vooraf aangevinkt: analyse en marketing staan aan tot de bezoeker ze uitzet. Opt-in: ze staan uit tot de bezoeker ze aanzet, en naast “Akkoord” staat een gelijke knop “Alleen essentieel”. De Nederlandse toezichthouder vraagt om opt-in.',
        en: 'Preselected: analytics and marketing are on until the visitor turns them off. Opt-in: they are off until the visitor turns them on, and an equal button “Only essential” stands beside “Accept”. The Dutch regulator asks for opt-in.',
      }),
    },
  },
  ...thirdPartyFields,
]
