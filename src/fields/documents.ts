import type { RelationshipField } from 'payload'

type Text = { nl: string; en: string }
type DocumentsOptions = {
  name: string
  label: Text
  description?: Text
  relationTo: 'pages' | 'building-blocks' | 'products'
  required?: boolean
  maxRows: number
}

/** Documents of the tenant, in the order in which an editor puts them. */
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
