import { z } from '@hono/zod-openapi'
import type { Field, OptionObject, RadioField, SelectField } from 'payload'

import { isRequiredLocalizedText } from '@/src/features/pages/rules/block-languages'
import { isRecord } from '@/src/lib/is-record'
import { type DataField, dataFields } from '../../core/data-fields'
import { timestamp } from '../../core/schemas'
import { IMAGE, link, type Published, REFERENCE, REFERENCES, RICH_TEXT } from './parts'

/** Sibling fields: their schemas by name, and the function that converts a stored row. */
type PublishedFields = {
  shape: Record<string, z.ZodType>
  publish: (row: Record<string, unknown>) => Record<string, unknown>
}

const TEXT: Published = {
  schema: z.string().nullable(),
  publish: (value) => (typeof value === 'string' ? value : null),
}
/** A required text: its row is omitted without it. */
const SURE_TEXT: Published = {
  schema: z.string(),
  publish: (value) => (typeof value === 'string' ? value : ''),
}
const NUMBER: Published = {
  schema: z.number().nullable(),
  publish: (value) => (typeof value === 'number' ? value : null),
}
const CHECK: Published = { schema: z.boolean(), publish: (value) => value === true }
const MOMENT: Published = { schema: timestamp.nullable(), publish: (value) => value ?? null }

/** Decided before the block is published. */
const isDecided = ({ name }: DataField): boolean => name === 'showIn'

/** A link's page is published as its URL only. */
const isAddress = (field: DataField): boolean => field.name === 'href' && 'virtual' in field

function choice({ options, defaultValue }: SelectField | RadioField): Published {
  const values = options.map((option) => (option as OptionObject).value)
  const otherwise = typeof defaultValue === 'string' ? defaultValue : null
  const schema = z.enum(values)
  return {
    schema: otherwise === null ? schema.nullable() : schema,
    publish: (value) => (values.includes(String(value)) ? value : otherwise),
  }
}

function rowsOf(fields: Field[]): Published {
  const { shape, publish } = publishedFields(fields)
  return {
    schema: z.array(z.strictObject({ id: z.string(), ...shape })),
    publish: (value) =>
      Array.isArray(value) ? value.filter(isRecord).map((row) => ({ id: row.id, ...publish(row) })) : [],
  }
}

function groupOf(fields: Field[]): Published {
  const { shape, publish } = publishedFields(fields, false)
  const schema = dataFields(fields).some(isAddress) ? link : z.strictObject(shape)
  return { schema, publish: (value) => publish(isRecord(value) ? value : {}) }
}

function publishedField(field: DataField, isRow: boolean): Published {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'code':
    case 'email':
      return isRow && isRequiredLocalizedText(field) ? SURE_TEXT : TEXT
    case 'number':
      return NUMBER
    case 'checkbox':
      return CHECK
    case 'date':
      return MOMENT
    case 'select':
    case 'radio':
      return choice(field)
    case 'richText':
      return RICH_TEXT
    case 'upload':
      return IMAGE
    case 'relationship':
      return field.hasMany ? REFERENCES : REFERENCE
    case 'array':
      return rowsOf(field.fields)
    case 'group':
      return groupOf(field.fields)
    default:
      throw new Error(`Unsupported field type: ${field.type}`)
  }
}

/**
 * How the fields of a block are published. Every field has a value, and fields that the config lacks never get out.
 * @param isRow true for a block and its rows, which are omitted without their required texts; false for a group
 */
export function publishedFields(fields: Field[], isRow = true): PublishedFields {
  const own = dataFields(fields).filter((field) => !isDecided(field))
  const shown = own.some(isAddress) ? own.filter(({ name }) => name !== 'page') : own
  const published = shown.map((field) => [field.name, publishedField(field, isRow)] as const)
  return {
    shape: Object.fromEntries(published.map(([name, { schema }]) => [name, schema])),
    publish: (row) => Object.fromEntries(published.map(([name, { publish }]) => [name, publish(row[name])])),
  }
}
