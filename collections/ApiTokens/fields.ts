import type { Field } from 'payload'

import { SCOPE_LABELS, TOKEN_SCOPES } from '@/src/access/api-token'
import { dateAndTime } from '@/src/fields/dates'
import { selectOptions } from '@/src/fields/select-options'
import { texts } from '@/src/i18n/locale-texts'

const readOnly = { readOnly: true } as const

export const apiTokenFields: Field[] = [
  { name: 'name', type: 'text', required: true, label: texts({ nl: 'Naam', en: 'Name' }), admin: readOnly },
  {
    name: 'user',
    type: 'relationship',
    relationTo: 'users',
    required: true,
    label: texts({ nl: 'Persoon', en: 'Person' }),
    admin: { ...readOnly, allowCreate: false, allowEdit: false },
  },
  {
    name: 'scope',
    type: 'select',
    required: true,
    label: texts({ nl: 'Mag', en: 'Allowed to' }),
    options: selectOptions(TOKEN_SCOPES, SCOPE_LABELS),
    admin: readOnly,
  },
  {
    name: 'expiresAt',
    type: 'date',
    required: true,
    label: texts({ nl: 'Verloopt', en: 'Expires' }),
    admin: { ...readOnly, date: dateAndTime },
  },
  {
    name: 'lastUsedAt',
    type: 'date',
    label: texts({ nl: 'Laatst gebruikt', en: 'Last used' }),
    admin: { ...readOnly, date: dateAndTime },
  },
  {
    name: 'hash',
    type: 'text',
    required: true,
    unique: true,
    hidden: true,
    access: { read: () => false, create: () => false, update: () => false },
  },
]
