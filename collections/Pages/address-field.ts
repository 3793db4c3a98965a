import type { JSONField } from 'payload'

import { ADDRESSES } from '@/src/features/urls/rules/addresses'
import { texts } from '@/src/i18n/locale-texts'

/**
 * The addresses of the page in the edited language, saved as page URLs with the page (src/features/urls). Only what is to
 * change is sent; it is not part of the document.
 */
export const addressField: JSONField = {
  name: ADDRESSES,
  type: 'json',
  virtual: true,
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
  admin: {
    disableBulkEdit: true,
    disableListFilter: true,
    components: {
      Field: '/src/features/urls/admin/AddressField#AddressField',
      Cell: '/src/features/urls/admin/AddressCell#AddressCell',
    },
  },
}
