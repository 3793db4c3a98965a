import type { Field, SelectField } from 'payload'

import { texts } from '@/src/i18n/locale-texts'
import { DELIVERY_STATES } from '@/src/features/forms/rules/submission'
import { selectOptions } from '@/src/fields/select-options'

type Traits = {
  sent: Pick<SelectField, 'access'>
  aside: { readOnly: true; position: 'sidebar' }
  unseen: { hidden: true; disableListColumn: true; disableListFilter: true }
}

/** The delivery status of a submission, by mail and by webhook. */
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
    options: selectOptions(DELIVERY_STATES, {
      none: texts({ nl: 'Niet ingesteld', en: 'Not set up' }),
      pending: texts({ nl: 'Wordt verzonden', en: 'Being sent' }),
      sent: texts({ nl: 'Verzonden', en: 'Sent' }),
      failed: texts({ nl: 'Mislukt', en: 'Failed' }),
    }),
  },
  {
    name: 'webhook',
    type: 'select',
    defaultValue: 'none',
    index: true,
    ...sent,
    label: texts({ nl: 'Webhook', en: 'Webhook' }),
    admin: aside,
    options: selectOptions(DELIVERY_STATES, {
      none: texts({ nl: 'Niet ingesteld', en: 'Not set up' }),
      pending: texts({ nl: 'Wordt doorgestuurd', en: 'Being passed on' }),
      sent: texts({ nl: 'Doorgestuurd', en: 'Passed on' }),
      failed: texts({ nl: 'Mislukt', en: 'Failed' }),
    }),
  },
  { name: 'mailAttempts', type: 'number', defaultValue: 0, ...sent, admin: unseen },
  { name: 'webhookAttempts', type: 'number', defaultValue: 0, ...sent, admin: unseen },
]
