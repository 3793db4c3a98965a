import type { JSONSchema } from 'json-schema-to-typescript'
import type { SanitizedConfig } from 'payload'
import { z } from 'zod'

import { writingSchemas } from '@/src/api/core/writing-schema'

type Definitions = Record<string, JSONSchema>

const RICH_TEXT = 'BlockRichText'
const named = (name: string): JSONSchema => ({ $ref: `#/definitions/${name}` })
/** `callToAction` → `CallToActionBlock` */
const typeNameOf = (slug: string): string => `${slug.charAt(0).toUpperCase()}${slug.slice(1)}Block`

const object = z.looseObject({ type: z.unknown(), properties: z.record(z.string(), z.unknown()) })

/** Makes objects open by default, as in JSON Schema; the compiler is configured to close them. */
function openObject(schema: unknown): JSONSchema | null {
  const parsed = object.safeParse(schema)
  return parsed.success ? { additionalProperties: true, ...(parsed.data as JSONSchema) } : null
}

/** The type of `data` depends on `blockType`, which JSON Schema could express only by repeating the object per type. */
const ADDED = `{
  [B in Block as B['blockType']]: { blockType: B['blockType']; data?: Omit<B, 'blockType' | 'id'>; position?: number }
}[Block['blockType']]`

/**
 * Replaces the loose `Block` of the OpenAPI document, which allows any fields, with a union by `blockType` of the schemas
 * that validate writes. `GET /api/blocks` publishes the same ones.
 * @param published the named schemas of the OpenAPI document
 */
export function blockDefinitions(config: SanitizedConfig, published: Readonly<Definitions>): Definitions {
  const definitions: Definitions = {}
  const inTypes = (_: string, value: unknown): unknown => {
    const schema = openObject(value)
    if (!schema?.properties?.['root']) return schema ?? value
    // Closed, so that the text of a post, which has another type, is assignable.
    definitions[RICH_TEXT] = { ...schema, type: 'object', additionalProperties: false }
    return { anyOf: [named(RICH_TEXT), { type: 'null' }] }
  }
  for (const [slug, schema] of writingSchemas(config)) {
    const form = openObject(JSON.parse(JSON.stringify(schema), inTypes))
    definitions[typeNameOf(slug)] = { ...form, required: ['blockType'] }
  }
  const duplicate = Object.keys(definitions).find((name) => name in published)
  if (duplicate) throw new Error(`The OpenAPI document already has a schema named ${duplicate}`)
  const types = [...writingSchemas(config).keys()].map((slug) => named(typeNameOf(slug)))
  const { Block: loose, AddBlock: adding } = published
  const ofMember = (schema: JSONSchema | undefined, member: string) =>
    `\`${member}\`: ${schema?.properties?.[member]?.description ?? ''}`
  return {
    ...definitions,
    Block: { description: `${loose?.description ?? ''}\n${ofMember(loose, 'id')}`, anyOf: types },
    AddBlock: { description: ['data', 'position'].map((m) => ofMember(adding, m)).join('\n'), tsType: ADDED },
  }
}
