import { z } from '@hono/zod-openapi'
import type { Payload } from 'payload'

import type { ApiError } from '@/src/api/core/problems'
import { invalid } from '@/src/api/core/from-error'
import { writingSchemas } from '@/src/api/core/writing-schema'
import { RICH } from '@/src/features/assistant/rules/compact'
import { type Change, valueAt } from '@/src/features/assistant/rules/proposal'
import { translateField } from '@/src/features/translation/rules/field-segments'
import { rootOf } from '@/src/features/translation/rules/rich-text'
import { isRecord } from '@/src/lib/is-record'
import { createLexicalConverter } from '@/src/platform/markdown-to-lexical'
import type { Row } from './editable'
import { blockLabel, placeOf } from './place-of'

const fields = z.record(z.string().max(100), z.unknown())
const block = z.string().max(100)
const blockType = z.string().max(100)
const after = block.nullable().describe('The id of the block that it follows; null for the beginning.')

/** A change as a model writes it. */
export const wantedChange = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('set'),
    path: z
      .string()
      .min(1)
      .max(500)
      .describe(
        'A field as it was read, such as title, seo.description or alt, or blocks.<id>.<field>; rows of lists by id. For one segment of rich text: the path, # and the id of the segment.',
      ),
    value: z
      .unknown()
      .describe(
        'The new value. Rich text: Markdown for all of it; for a segment, its text with the same tags.',
      ),
  }),
  z.strictObject({ action: z.literal('addBlock'), after, blockType, fields }),
  z.strictObject({ action: z.literal('moveBlock'), block, after }),
  z.strictObject({ action: z.literal('replaceBlock'), block, blockType, fields }),
  z.strictObject({ action: z.literal('removeBlock'), block }),
])
export type WantedChange = z.output<typeof wantedChange>

export type Convert = {
  toRichText: (markdown: string) => object
  schemas: Map<string, Row>
  blocks: Payload['blocks']
}

export const converterOf = async (payload: Payload): Promise<Convert> => ({
  toRichText: await createLexicalConverter(payload),
  schemas: writingSchemas(payload.config) as Map<string, Row>,
  blocks: payload.blocks,
})

const isRich = ({ properties }: Row): boolean => isRecord(properties) && 'root' in properties

/** A value with Markdown made rich text, where the schema of the block has rich text. */
function converted(value: unknown, schema: unknown, convert: Convert): unknown {
  if (!isRecord(schema)) return value
  if (isRich(schema)) return typeof value === 'string' ? convert.toRichText(value) : value
  if (Array.isArray(value)) return value.map((item) => converted(item, schema.items, convert))
  const { properties } = schema
  if (!isRecord(value) || !isRecord(properties)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      Object.hasOwn(properties, key) ? converted(inner, properties[key], convert) : inner,
    ]),
  )
}

const newBlock = (type: string, given: Row, convert: Convert): Row => {
  const { id: _id, blockType: _type, ...own } = given
  const row = converted(own, convert.schemas.get(type), convert) as Row
  return { ...row, blockType: type }
}

export const newBlocks = (given: readonly { blockType: string; fields: Row }[], convert: Convert): Row[] =>
  given.map(({ blockType: type, fields: own }) => newBlock(type, own, convert))

const refuse = (path: string, message: string): ApiError => invalid([{ path, message }])

function blockAt(content: Row, id: string): Row {
  const found = valueAt(content, ['blocks', id])
  if (isRecord(found) && found.id === id) return found
  throw refuse('block', `There is no block ${id}.`)
}

/** One segment of rich text with other words; its links and marks stay. */
function withSegment(current: unknown, segment: string, text: unknown): unknown {
  if (typeof text !== 'string') throw refuse('value', 'A segment is a text.')
  const answers = new Map([[segment, text]])
  const { value, rejected } = translateField({
    ...{ field: RICH, source: current, target: current, answers, strictness: 'person' as const },
  })
  const [problem] = rejected
  if (problem) throw refuse('value', `The segment cannot have this text: ${problem.problem}. Keep its tags.`)
  if (JSON.stringify(value) === JSON.stringify(current))
    throw refuse('path', `Nothing would change: there is no segment ${segment}, or it has this text.`)
  return value
}

/** The schema of a field in a block, by the path below the block. */
function schemaAt(schema: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined || !isRecord(schema)) return schema
  if (isRecord(schema.items)) return schemaAt(schema.items, rest)
  return isRecord(schema.properties) && Object.hasOwn(schema.properties, key)
    ? schemaAt(schema.properties[key], rest)
    : null
}

function newValue(content: Row, path: string, value: unknown, convert: Convert): unknown {
  const keys = path.split('.')
  const current = valueAt(content, keys)
  const isRichNow = rootOf(current) !== null || path === 'content'
  if (isRichNow) return typeof value === 'string' ? convert.toRichText(value) : value
  if (keys[0] !== 'blocks') return value
  const row = valueAt(content, keys.slice(0, 2))
  const type = isRecord(row) ? String(row.blockType) : ''
  return converted(value, schemaAt(convert.schemas.get(type), keys.slice(2)), convert)
}

type Place = { content: Row; id: string; convert: Convert }

function toSet({ content, id, convert }: Place, wanted: { path: string; value?: unknown }): Change {
  const [path = '', segment] = wanted.path.split('#')
  const keys = path.split('.')
  if (keys.at(-1) === 'id' || keys.at(-1) === 'blockType' || (keys[0] === 'blocks' && keys.length < 3))
    throw refuse('path', 'A block is changed field by field, or added, moved, replaced or removed.')
  const before = valueAt(content, keys)
  const value =
    segment === undefined
      ? newValue(content, path, wanted.value, convert)
      : withSegment(before, segment, wanted.value)
  const place = placeOf(content, keys, convert.blocks)
  return { id, place, kind: 'set', path, before: before ?? null, value: value ?? null }
}

/**
 * A change as a model writes it, as a proposal stores it.
 * @throws {ApiError} 422 when the document has no place for it
 */
export function toChange(at: Place, wanted: WantedChange): Change {
  const { content, id, convert } = at
  const place = (type: unknown) => blockLabel(type, convert.blocks)
  switch (wanted.action) {
    case 'set':
      return toSet(at, wanted)
    case 'addBlock': {
      if (wanted.after !== null) blockAt(content, wanted.after)
      const value = newBlock(wanted.blockType, wanted.fields, convert)
      return { id, place: place(wanted.blockType), kind: 'addBlock', after: wanted.after, value }
    }
    case 'moveBlock': {
      const { blockType: type } = blockAt(content, wanted.block)
      if (wanted.after !== null) blockAt(content, wanted.after)
      if (wanted.after === wanted.block) throw refuse('after', 'A block cannot follow itself.')
      return { id, place: place(type), kind: 'moveBlock', block: wanted.block, after: wanted.after }
    }
    case 'replaceBlock': {
      const before = blockAt(content, wanted.block)
      const value = { ...newBlock(wanted.blockType, wanted.fields, convert), id: wanted.block }
      return { id, place: place(before.blockType), kind: 'replaceBlock', block: wanted.block, before, value }
    }
    case 'removeBlock': {
      const before = blockAt(content, wanted.block)
      return { id, place: place(before.blockType), kind: 'removeBlock', block: wanted.block, before }
    }
  }
}
