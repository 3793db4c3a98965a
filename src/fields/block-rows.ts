import {
  flattenAllFields,
  type Block,
  type Field,
  type FieldHook,
  type FlattenedBlock,
  type FlattenedField,
  type Plugin,
} from 'payload'

import { isRecord } from '@/src/lib/is-record'

type Row = Record<string, unknown>
type Shape = (field: FlattenedField, value: unknown) => unknown
type ShapeIn = (...args: [...Parameters<Shape>, locales: readonly string[]]) => unknown

const TEXT_TYPES: readonly string[] = ['text', 'textarea', 'email', 'code', 'select', 'radio']

const isVirtual = (field: FlattenedField): boolean => 'virtual' in field && Boolean(field.virtual)
const isLocalized = (field: FlattenedField): boolean => 'localized' in field && field.localized === true
const isList = (field: FlattenedField): boolean =>
  field.type === 'array' || ('hasMany' in field && field.hasMany === true)

/** A text as a column of Postgres stores it; `toWellFormed`, because JSON of Postgres rejects half a surrogate pair. */
function storedText(value: unknown): unknown {
  if (value === undefined || value === null) return value
  return (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()
}

function storedDate(value: unknown): unknown {
  const date = value instanceof Date || typeof value === 'string' ? new Date(value) : null
  return date && Number.isFinite(date.valueOf()) ? date.toISOString() : value
}

function storedAs({ type }: FlattenedField): ((value: unknown) => unknown) | null {
  if (TEXT_TYPES.includes(type)) return storedText
  return type === 'date' ? storedDate : null
}

/** The texts of a localized field in all locales; null for the value of one locale, which may be an object too. */
const inLocales = (field: FlattenedField, value: unknown, locales: readonly string[]): Row | null =>
  isLocalized(field) && isRecord(value) && Object.keys(value).every((key) => locales.includes(key))
    ? value
    : null

function toStore(field: FlattenedField, value: unknown, locales: readonly string[]): unknown {
  const stored = storedAs(field)
  const texts = stored && inLocales(field, value, locales)
  if (!texts) return stored ? stored(value) : value
  return Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, stored(text)]))
}

/** A field without a value is null or an empty list, unless it has a default. */
function toRead(field: FlattenedField, value: unknown, locales: readonly string[]): unknown {
  const texts = inLocales(field, value ?? {}, locales)
  if (texts) return { ...Object.fromEntries(locales.map((locale) => [locale, null])), ...texts }
  if (value !== undefined || ('defaultValue' in field && field.defaultValue !== undefined)) return value
  return isList(field) ? [] : null
}

/** The fields of the schema and no others: neither what a request adds nor what the schema no longer has. */
function shapedRow(fields: readonly FlattenedField[], row: Row, shape: Shape): Row {
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

/** Leaves out rows of a type that the field does not have, as there is nothing that could show them. */
const rowsIn =
  (shapeIn: ShapeIn): FieldHook =>
  ({ field, req, value }): unknown => {
    if (!Array.isArray(value) || field.type !== 'blocks') return value
    const { localization } = req.payload.config
    const locales = localization ? localization.localeCodes : []
    const shape: Shape = (own, stored) => shapeIn(own, stored, locales)
    const allowed = new Map((field.blockReferences ?? field.blocks).map((block) => [slugOf(block), block]))
    return value.flatMap((row: unknown) => {
      if (!isRecord(row)) return []
      const block = allowed.get(String(row.blockType))
      const resolved = typeof block === 'string' ? req.payload.blocks[block] : block
      return resolved ? [shapedRow(fieldsOf(resolved), row, shape)] : []
    })
  }

const slugOf = (block: Block | string): string => (typeof block === 'string' ? block : block.slug)
const fieldsOf = (block: Block | FlattenedBlock) =>
  'flattenedFields' in block ? block.flattenedFields : flattenAllFields({ cache: true, fields: block.fields })

/** Adds the hooks to a block field, and to those in tabs, rows and groups. */
function withHooks(field: Field): Field {
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(withHooks) })) }
  if ('fields' in field) return { ...field, fields: field.fields.map(withHooks) }
  if (field.type !== 'blocks') return field
  const { beforeChange = [], afterRead = [] } = field.hooks ?? {}
  return {
    ...field,
    hooks: {
      ...field.hooks,
      beforeChange: [...beforeChange, rowsIn(toStore)],
      afterRead: [...afterRead, rowsIn(toRead)],
    },
  }
}

/**
 * Gives the rows of block fields, which are stored as JSON, the guarantees of columns: they have the fields of their block,
 * whatever was sent, and each of those when they are read, so that adding or removing a field of a block needs no migration.
 */
export const blockRows: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => ({
    ...collection,
    fields: collection.fields.map(withHooks),
  })),
})
