import type { Block, Field, OptionObject, RadioField, SanitizedConfig, SelectField } from 'payload'

import { type DataField, dataFields } from './data-fields'

type Json = Record<string, unknown>

const UUID = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'

/** Collection → API resource, for references in blocks. */
const RESOURCES: Readonly<Record<string, string>> = {
  media: 'images',
  pages: 'pages',
  products: 'products',
  categories: 'categories',
  forms: 'forms',
}

const TEXT = { type: ['string', 'null'] }
const INTEGER = { type: ['integer', 'null'] }

const RICH_TEXT: Json = {
  type: ['object', 'null'],
  properties: {
    root: {
      type: 'object',
      additionalProperties: false,
      properties: {
        type: TEXT,
        children: { type: 'array', items: { type: 'object', properties: { type: TEXT, version: INTEGER } } },
        direction: { ...TEXT, enum: ['ltr', 'rtl', null] },
        format: { ...TEXT, enum: ['left', 'start', 'center', 'right', 'end', 'justify', '', null] },
        indent: INTEGER,
        version: INTEGER,
      },
    },
  },
}

const optionalKeyword = (keyword: string, most: number | undefined): Json =>
  most === undefined ? {} : { [keyword]: most }

function idOf(collection: string): Json {
  const resource = RESOURCES[collection]
  const description = resource
    ? `The id of one of \`GET /api/admin/${resource}\`.`
    : 'The id of a document that is created in the admin.'
  return { ...TEXT, pattern: UUID, description, 'x-collection': resource ?? collection }
}

function choice(field: SelectField | RadioField): Json {
  const values = field.options.map((option) => (option as OptionObject).value)
  if (field.type === 'select' && field.hasMany)
    return { type: ['array', 'null'], items: { type: 'string', enum: values }, uniqueItems: true }
  return { ...TEXT, enum: [...values, null] }
}

/** Text, with the maximum length that Payload accepts. */
const textSchema = (field: DataField, { defaultMaxTextLength }: SanitizedConfig): Json => ({
  ...TEXT,
  ...optionalKeyword(
    'maxLength',
    ('maxLength' in field ? field.maxLength : undefined) ?? defaultMaxTextLength,
  ),
})

function fieldSchema(field: DataField, config: SanitizedConfig): Json {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
      return field.name === 'id' ? TEXT : textSchema(field, config)
    case 'code':
    case 'date':
      return TEXT
    case 'number':
      return {
        type: ['number', 'null'],
        ...optionalKeyword('minimum', field.min),
        ...optionalKeyword('maximum', field.max),
      }
    case 'checkbox':
      return { type: ['boolean', 'null'] }
    case 'select':
    case 'radio':
      return choice(field)
    case 'richText':
      return RICH_TEXT
    case 'upload':
    case 'relationship': {
      const id = idOf(String(field.relationTo))
      return field.hasMany ? { type: 'array', items: id, ...optionalKeyword('maxItems', field.maxRows) } : id
    }
    case 'array':
      return {
        type: 'array',
        items: objectOf(field.fields, config),
        ...optionalKeyword('maxItems', field.maxRows),
      }
    case 'group':
      return objectOf(field.fields, config)
    default:
      throw new Error(`Unsupported field type: ${field.type}`)
  }
}

/** Annotations: what only publishing requires, defaults, conditions and the editors' help text. */
function annotationsOf(field: DataField): Json {
  const { description, condition }: { description?: unknown; condition?: unknown } = field.admin ?? {}
  const help =
    typeof description === 'object' && description !== null && 'en' in description ? description.en : null
  const byDefault = 'defaultValue' in field ? field.defaultValue : undefined
  return {
    ...(typeof help === 'string' && { description: help }),
    ...(['string', 'number', 'boolean'].includes(typeof byDefault) && { default: byDefault }),
    ...('virtual' in field && field.virtual && { readOnly: true }),
    ...('required' in field && field.required && { 'x-required-to-publish': true }),
    ...('minRows' in field && field.minRows && { 'x-min-items': field.minRows }),
    ...(Boolean(condition) && { 'x-conditional': true }),
  }
}

const objectOf = (fields: Field[], config: SanitizedConfig): Json => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    dataFields(fields).map((field) => [
      field.name,
      { ...fieldSchema(field, config), ...annotationsOf(field) },
    ]),
  ),
})

/** The JSON Schema for writing a block of one type. */
function schemaOf({ slug, fields }: Block, config: SanitizedConfig): Json {
  const form = objectOf(fields, config)
  return { ...form, properties: { ...(form.properties as Json), blockType: { const: slug } } }
}

/**
 * Block type → the JSON Schema for writing a block of it, derived from its config. A draft may lack what publishing
 * requires, any value may be null, and other documents are referenced by id. Each schema is self-contained.
 */
export const writingSchemas = (config: SanitizedConfig): Map<string, Json> =>
  new Map((config.blocks ?? []).map((block) => [block.slug, schemaOf(block, config)]))
