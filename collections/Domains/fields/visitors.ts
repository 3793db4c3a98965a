import type { Field } from 'payload'

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
  {
    name: 'tagManagerId',
    type: 'text',
    label: { nl: 'Tagmanager (container-id)', en: 'Tag manager (container id)' },
  },
  {
    name: 'sessionRecordingId',
    type: 'text',
    label: { nl: 'Sessieopname (id)', en: 'Session recording (id)' },
  },
  {
    name: 'sessionRecordingLoad',
    type: 'select',
    required: true,
    defaultValue: 'analytics-consent',
    label: { nl: 'Sessieopname laden', en: 'Load session recording' },
    options: [
      {
        value: 'analytics-consent',
        label: { nl: 'Na toestemming voor analyse', en: 'After consent to analytics' },
      },
      { value: 'start-up', label: { nl: 'Meteen', en: 'At start-up' } },
    ],
  },
]
