import type { RelationshipField } from 'payload'

import type { LocaleTexts } from '@/src/i18n/locale-texts'

type DocumentsOptions = {
  name: string
  label: LocaleTexts
  description?: LocaleTexts
  relationTo: 'pages' | 'building-blocks' | 'products'
  required?: boolean
  maxRows: number
}

/** Documents of the tenant, in an order that the editor chooses. */
export const documentsField = ({
  name,
  label,
  description,
  relationTo,
  required = false,
  maxRows,
}: DocumentsOptions): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo,
  hasMany: true,
  required,
  maxRows,
  label,
  admin: { isSortable: true, ...(description && { description }) },
})
