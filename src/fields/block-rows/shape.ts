import {
  flattenAllFields,
  type Block,
  type FieldHook,
  type FlattenedBlock,
  type FlattenedField,
} from 'payload'

import { isRecord } from '@/src/lib/is-record'

type Row = Record<string, unknown>
/** What becomes of the value of a field that holds no other fields, or of a list without a value. */
export type Shape = (field: FlattenedField, value: unknown) => unknown

const isVirtual = (field: FlattenedField): boolean => 'virtual' in field && Boolean(field.virtual)

export const isLocalized = (field: FlattenedField): boolean =>
  'localized' in field && field.localized === true

/** The fields of the schema and no others: neither what a request adds nor what the schema no longer has. */
export function shapedRow(fields: readonly FlattenedField[], row: Row, shape: Shape): Row {
  const entries = fields.flatMap((field): [string, unknown][] => {
    const value = isVirtual(field) ? undefined : shapedValue(field, row[field.name], shape)
    return value === undefined ? [] : [[field.name, value]]
  })
  const { id, blockType } = row
  return {
    ...(id !== undefined && { id }),
    ...Object.fromEntries(entries),
    ...(blockType !== undefined && { blockType }),
  }
}

function shapedValue(field: FlattenedField, value: unknown, shape: Shape): unknown {
  if (isLocalized(field) || !('flattenedFields' in field)) return shape(field, value)
  const { flattenedFields } = field
  if (field.type === 'array')
    return Array.isArray(value)
      ? value.map((row: unknown) => (isRecord(row) ? shapedRow(flattenedFields, row, shape) : row))
      : shape(field, value)
  const group = shapedRow(flattenedFields, isRecord(value) ? value : {}, shape)
  return Object.keys(group).length > 0 ? group : value
}

const slugOf = (block: Block | string): string => (typeof block === 'string' ? block : block.slug)
const fieldsOf = (block: Block | FlattenedBlock) =>
  'flattenedFields' in block ? block.flattenedFields : flattenAllFields({ cache: true, fields: block.fields })

/**
 * The rows of a block field with only the fields of their blocks. Leaves out rows of a type that the field does not have, as
 * there is nothing that could show them.
 */
export function shapeRows({ field, req, value }: Parameters<FieldHook>[0], shape: Shape): unknown {
  if (!Array.isArray(value) || field.type !== 'blocks') return value
  const allowed = new Map((field.blockReferences ?? field.blocks).map((block) => [slugOf(block), block]))
  return value.flatMap((row: unknown) => {
    if (!isRecord(row)) return []
    const block = allowed.get(String(row.blockType))
    const resolved = typeof block === 'string' ? req.payload.blocks[block] : block
    return resolved ? [shapedRow(fieldsOf(resolved), row, shape)] : []
  })
}
