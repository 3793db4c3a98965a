import type { JSONField } from 'payload'

import { ADDRESSES } from '@/src/features/urls/rules/addresses'
import { texts } from '@/src/i18n/locale-texts'
import { VERSION_WORDS } from '@/src/upstream/payload/version-words'

/**
 * The addresses of the page in the edited language that are to change, saved as page URLs with the page (src/features/urls).
 * Only the draft of a published language keeps them, until it is published.
 */
export const addressField: JSONField = {
  name: ADDRESSES,
  type: 'json',
  localized: true,
  label: texts({ nl: 'Adres', en: 'Address' }),
  typescriptSchema: [
    () => ({
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['domain', 'path'],
        properties: { domain: { type: 'string' }, path: { type: ['string', 'null'] } },
      },
    }),
  ],
  hooks: { beforeDuplicate: [() => null] },
  admin: {
    disableBulkEdit: true,
    disableListFilter: true,
    components: {
      Field: '/src/features/urls/admin/AddressField#AddressField',
      Cell: '/src/features/urls/admin/AddressCell#AddressCell',
      Diff: VERSION_WORDS,
    },
  },
}
