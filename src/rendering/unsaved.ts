import type { FlattenedField, SanitizedCollectionConfig, SanitizedConfig } from 'payload'

import { isLocalized, shapedRow } from '@/src/fields/block-rows/shape'
import { MAX_BLOCKS } from '@/src/features/pages/rules/max-blocks'
import type { Locale } from '@/src/lib/constants'
import { isRecord } from '@/src/lib/is-record'
import { isUuid } from '@/src/lib/uuid'

type Row = Record<string, unknown>

const isText = (value: unknown): value is string => typeof value === 'string'

function reference(value: unknown): unknown {
  if (isRecord(value) && isText(value.relationTo)) {
    const id = reference(value.value)
    return id === null ? null : { relationTo: value.relationTo, value: id }
  }
  return isText(value) && isUuid(value) ? value : null
}

/** A value of a form as the database would return it; null for what is none of the field's type. */
function single(field: FlattenedField, value: unknown): unknown {
  switch (field.type) {
    case 'select':
      return field.options.some((option) => (isText(option) ? option : option.value) === value) ? value : null
    case 'relationship':
    case 'upload':
      return reference(value)
    case 'richText':
      return isRecord(value) && isRecord(value.root) && Array.isArray(value.root.children) ? value : null
    case 'checkbox':
      return value === true
    case 'number':
      return Number.isFinite(value) ? value : null
    case 'date':
      return isText(value) && Number.isFinite(Date.parse(value)) ? value : null
    default:
      return isText(value) ? value : null
  }
}

/**
 * What an edit view holds of a document, unsaved, as the database would return it: with the fields of its collection and
 * values of their types only, whatever was sent.
 */
export function unsavedData(
  { flattenedFields }: SanitizedCollectionConfig,
  { blocks = [] }: Pick<SanitizedConfig, 'blocks'>,
  form: Row,
  locale: Locale,
): Row {
  const rowsOf = (field: Extract<FlattenedField, { type: 'blocks' }>, rows: unknown[]): Row[] => {
    const allowed = (field.blockReferences ?? []).map((own) => (isText(own) ? own : own.slug))
    return rows.slice(0, MAX_BLOCKS).flatMap((row) => {
      const block = isRecord(row) && isText(row.id) ? blocks.find(({ slug }) => slug === row.blockType) : null
      return block && isRecord(row) && allowed.includes(block.slug)
        ? [shapedRow(block.flattenedFields, row, shape)]
        : []
    })
  }
  // In the locale of the form: otherwise Payload takes a rich text for an object of locales.
  const shape = (field: FlattenedField, value: unknown): unknown =>
    isLocalized(field) && value !== undefined ? { [locale]: typed(field, value) } : typed(field, value)
  const typed = (field: FlattenedField, value: unknown): unknown => {
    if (value === undefined) return undefined
    if (field.type === 'blocks') return rowsOf(field, Array.isArray(value) ? value : [])
    // A list without rows is their number in the state of a form.
    if (field.type === 'array') return []
    if (!('hasMany' in field) || field.hasMany !== true) return single(field, value)
    return Array.isArray(value)
      ? value.map((each) => single(field, each)).filter((each) => each !== null)
      : []
  }
  return shapedRow(flattenedFields, form, shape)
}
