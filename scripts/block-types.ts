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

/** Where a schema does not close an object it is open, as JSON Schema has it and the compiler, told otherwise, has not. */
function opened(schema: unknown): JSONSchema | null {
  const found = object.safeParse(schema)
  return found.success ? { additionalProperties: true, ...(found.data as JSONSchema) } : null
}

/** `data` belongs to the type that `blockType` names, which a schema could only say once more for each. */
const ADDED = `{
  [B in Block as B['blockType']]: { blockType: B['blockType']; data?: Omit<B, 'blockType' | 'id'>; position?: number }
}[Block['blockType']]`

/**
 * In place of the loose `Block` of the document, which takes any fields: a union by `blockType`, from the schemas that
 * writing is checked by. `GET /api/blocks` publishes the same ones.
 * @param published the named schemas of the document
 */
export function blockDefinitions(config: SanitizedConfig, published: Readonly<Definitions>): Definitions {
  const definitions: Definitions = {}
  const inTypes = (_: string, value: unknown): unknown => {
    const schema = opened(value)
    if (!schema?.properties?.['root']) return schema ?? value
    // Closed, so that the text of a post, which has a type of its own, may be put here.
    definitions[RICH_TEXT] = { ...schema, type: 'object', additionalProperties: false }
    return { anyOf: [named(RICH_TEXT), { type: 'null' }] }
  }
  for (const [slug, schema] of writingSchemas(config)) {
    const form = opened(JSON.parse(JSON.stringify(schema), inTypes))
    definitions[typeNameOf(slug)] = { ...form, required: ['blockType'] }
  }
  const taken = Object.keys(definitions).find((name) => name in published)
  if (taken) throw new Error(`The document has a schema of its own called ${taken}`)
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
