import type { Field, SelectField } from 'payload'

import { texts } from '@/src/i18n/locale-texts'

type Traits = {
  sent: Pick<SelectField, 'access'>
  aside: { readOnly: true; position: 'sidebar' }
  unseen: { hidden: true; disableListColumn: true; disableListFilter: true }
}

/** What became of handing a submission on: by mail to the recipients, and to the webhook. */
export const deliveryFields = ({ sent, aside, unseen }: Traits): Field[] => [
  {
    name: 'mail',
    type: 'select',
    required: true,
    defaultValue: 'none',
    index: true,
    ...sent,
    label: texts({ nl: 'E-mail', en: 'E-mail' }),
    admin: aside,
    options: [
      { value: 'none', label: texts({ nl: 'Niet ingesteld', en: 'Not set up' }) },
      { value: 'pending', label: texts({ nl: 'Wordt verzonden', en: 'Being sent' }) },
      { value: 'sent', label: texts({ nl: 'Verzonden', en: 'Sent' }) },
      { value: 'failed', label: texts({ nl: 'Mislukt', en: 'Failed' }) },
    ],
  },
  {
    name: 'webhook',
    type: 'select',
    defaultValue: 'none',
    index: true,
    ...sent,
    label: texts({ nl: 'Webhook', en: 'Webhook' }),
    admin: aside,
    options: [
      { value: 'none', label: texts({ nl: 'Niet ingesteld', en: 'Not set up' }) },
      { value: 'pending', label: texts({ nl: 'Wordt doorgestuurd', en: 'Being passed on' }) },
      { value: 'sent', label: texts({ nl: 'Doorgestuurd', en: 'Passed on' }) },
      { value: 'failed', label: texts({ nl: 'Mislukt', en: 'Failed' }) },
    ],
  },
  { name: 'mailAttempts', type: 'number', defaultValue: 0, ...sent, admin: unseen },
  { name: 'webhookAttempts', type: 'number', defaultValue: 0, ...sent, admin: unseen },
]
