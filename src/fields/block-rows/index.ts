import type { Field, FieldHook, FlattenedField, Plugin } from 'payload'

import { isRecord } from '@/src/lib/is-record'
import { noteAbsentRows } from './absent-rows'
import { clearMissing, markRestoring } from './clear-missing'
import { isLocalized, type Shape, shapeRows } from './shape'

type Row = Record<string, unknown>
type ShapeIn = (...args: [...Parameters<Shape>, locales: readonly string[]]) => unknown

const TEXT_TYPES: readonly string[] = ['text', 'textarea', 'email', 'code', 'select', 'radio']

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

/** A save has the values of its own locale. */
function toStore(field: FlattenedField, value: unknown): unknown {
  const stored = storedAs(field)
  if (isList(field) && Array.isArray(value)) return stored ? value.map(stored) : value
  return stored ? stored(value) : value
}

/** A field without a value is null or an empty list, unless it has a default. */
function toRead(field: FlattenedField, value: unknown, locales: readonly string[]): unknown {
  const texts = inLocales(field, value ?? {}, locales)
  if (texts) return { ...Object.fromEntries(locales.map((locale) => [locale, null])), ...texts }
  if (value !== undefined || ('defaultValue' in field && field.defaultValue !== undefined)) return value
  return isList(field) ? [] : null
}

const rowsIn =
  (shapeIn: ShapeIn): FieldHook =>
  (args) => {
    const { localization } = args.req.payload.config
    const locales = localization ? localization.localeCodes : []
    return shapeRows(args, (field, value) => shapeIn(field, value, locales))
  }

/** Adds the hooks to a block field, and to those in tabs, rows and groups. */
function withHooks(field: Field): Field {
  if (field.type === 'tabs')
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(withHooks) })) }
  if ('fields' in field) return { ...field, fields: field.fields.map(withHooks) }
  if (field.type !== 'blocks') return field
  const { beforeValidate = [], beforeChange = [], afterRead = [] } = field.hooks ?? {}
  return {
    ...field,
    hooks: {
      ...field.hooks,
      beforeValidate: [...beforeValidate, clearMissing],
      beforeChange: [...beforeChange, rowsIn(toStore), noteAbsentRows],
      // A document that never had blocks has none.
      afterRead: [...afterRead, ({ value }): unknown => (value === null ? [] : value), rowsIn(toRead)],
    },
  }
}

/**
 * Gives the rows of block fields, which are stored as JSON, the guarantees of columns: they have the fields of their block,
 * whatever was sent, and each of those when they are read, so that adding or removing a field of a block needs no migration;
 * and a restored version refers to no document that has been deleted.
 */
export const blockRows: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) => ({
    ...collection,
    fields: collection.fields.map(withHooks),
    hooks: {
      ...collection.hooks,
      beforeOperation: [...(collection.hooks?.beforeOperation ?? []), markRestoring],
    },
  })),
})
