import type { ArrayField } from 'payload'

import { SESSION_AUDIENCES } from '@/src/features/accounts/rules/sessions'
import { texts } from '@/src/i18n/locale-texts'
import { selectOptions } from '@/src/fields/select-options'

/** What we store with a session, next to Payload's own fields, which also say who may read and write it. */
export const sessionsField: ArrayField = {
  name: 'sessions',
  type: 'array',
  label: texts({ nl: 'Sessies', en: 'Sessions' }),
  fields: [
    {
      name: 'audience',
      type: 'select',
      required: true,
      defaultValue: 'panel',
      label: texts({ nl: 'Bedoeld voor', en: 'Audience' }),
      options: selectOptions(SESSION_AUDIENCES, {
        panel: texts({ nl: 'Beheer', en: 'Panel' }),
        site: texts({ nl: 'Site', en: 'Site' }),
      }),
    },
    { name: 'hostname', type: 'text', label: texts({ nl: 'Hostnaam', en: 'Hostname' }) },
    { name: 'userAgent', type: 'text', label: texts({ nl: 'Browser', en: 'Browser' }) },
    { name: 'lastUsedAt', type: 'date', label: texts({ nl: 'Laatst gebruikt', en: 'Last used' }) },
  ],
}
