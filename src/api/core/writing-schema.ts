import { configToJSONSchema, type SanitizedConfig } from 'payload'

type Json = Record<string, unknown>

const DEFINITION = '#/definitions/'
const ID = { type: ['string', 'null'], pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' }

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null

const refersTo = (schema: Json, slugs: ReadonlySet<string>): boolean =>
  [schema.oneOf, schema.anyOf]
    .flat()
    .some(
      (option) =>
        isRecord(option) && typeof option.$ref === 'string' && slugs.has(option.$ref.replace(DEFINITION, '')),
    )

const mapValues = (values: unknown, map: (value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(isRecord(values) ? values : {}).map(([key, value]) => [key, map(value)]))

/** Which of a field's types it may be written in: lists and groups always exist, anything else may be null. */
function nullable(schema: unknown): unknown {
  if (!isRecord(schema) || !('type' in schema) || 'const' in schema) return schema
  const type = [schema.type].flat().find((name) => name !== 'null')
  const isRichText = isRecord(schema.properties) && 'root' in schema.properties
  if (type === 'array' || (type === 'object' && !isRichText)) return { ...schema, type }
  const options = Array.isArray(schema.enum) ? { enum: [...(schema.enum as unknown[]), null] } : {}
  return { ...schema, ...options, type: [type, 'null'] }
}

/**
 * The form in which blocks are written: a draft may lack what publishing asks for, and any field may be null;
 * a document is named by its id.
 */
function forWriting(schema: unknown, slugs: ReadonlySet<string>): unknown {
  if (!isRecord(schema)) return schema
  if (refersTo(schema, slugs)) return ID
  const { required: _required, minItems: _minItems, ...kept } = schema
  const inner = (value: unknown) => forWriting(value, slugs)
  const options = Object.entries(kept).filter(([key]) => key === 'oneOf' || key === 'anyOf')
  return {
    ...kept,
    ...('properties' in kept && {
      properties: mapValues(kept.properties, (value) => nullable(inner(value))),
    }),
    ...('items' in kept && { items: inner(kept.items) }),
    ...Object.fromEntries(options.map(([key, list]) => [key, [list].flat().map(inner)])),
  }
}

/**
 * Block type → the JSON Schema of the form in which a block of it is written. Each stands alone: other documents are
 * named by their ids.
 */
export function writingSchemas(config: SanitizedConfig): Map<string, Json> {
  const { definitions = {} } = configToJSONSchema(config, 'text')
  const slugs = new Set(config.collections.map(({ slug }) => slug))
  return new Map(
    (config.blocks ?? []).map(({ slug, interfaceName = slug }) => {
      const schema = forWriting(definitions[interfaceName], slugs)
      if (!isRecord(schema)) throw new Error(`Payload gives no schema of the block ${slug}.`)
      return [slug, schema]
    }),
  )
}
