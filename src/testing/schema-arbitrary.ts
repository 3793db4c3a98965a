import fc from 'fast-check'

import { isRecord } from '@/src/lib/is-record'

type Json = Record<string, unknown>

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const count = (value: unknown, fallback: number): number => (typeof value === 'number' ? value : fallback)

/** Values of unexpected types and sizes. */
const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 3, stringUnit: 'grapheme' }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '/',
    '//evil',
    '/\\evil',
    '../..',
    '%00',
    '%2e%2e',
    '\u202E',
    '𝕏',
    'é',
    '﷽',
    "'--",
    '${7*7}',
    '<script>',
  ),
  fc.constantFrom(null, -1, 0, 1e308, 2 ** 53, true, [], {}, [[]], { $ne: null }),
)

const text = ({ maxLength, minLength, format, example }: Json): fc.Arbitrary<unknown> => {
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.emailAddress()
  const bounds = { minLength: count(minLength, 0), maxLength: Math.min(count(maxLength, 60), 600) }
  const any = fc.string({ unit: 'grapheme', ...bounds })
  return typeof example === 'string' ? fc.oneof(fc.constant(example), any) : any
}

/**
 * Values of a JSON schema, with a share of junk in random positions.
 * @param known ids to use for UUID strings, besides random ones
 * @param junkShare probability, 0 to 1, that a value is replaced by junk
 */
export function schemaArbitrary(root: unknown, known: readonly string[], junkShare = 0.05) {
  const resolve = (ref: string): unknown =>
    ref
      .split('/')
      .slice(1)
      .reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), root)

  const object = (schema: Json, depth: number): fc.Arbitrary<unknown> => {
    const entries = Object.entries(isRecord(schema.properties) ? schema.properties : {})
    const required = list(schema.required).map(String)
    const fields = Object.fromEntries(entries.map(([key, value]) => [key, arbitrary(value, depth + 1)]))
    return fc.record(fields, { requiredKeys: required.filter((key) => key in fields) })
  }

  const typed = (schema: Json, depth: number): fc.Arbitrary<unknown> => {
    const types = list(schema.type ?? []).concat(typeof schema.type === 'string' ? [schema.type] : [])
    const options = types.map((type): fc.Arbitrary<unknown> => {
      if (type === 'string')
        return schema.format === 'uuid' && known.length > 0
          ? fc.oneof(fc.constantFrom(...known), fc.uuid())
          : text(schema)
      if (type === 'integer')
        return fc.integer({ min: count(schema.minimum, -5), max: count(schema.maximum, 200) })
      if (type === 'number') return fc.double({ noNaN: true, noDefaultInfinity: true })
      if (type === 'boolean') return fc.boolean()
      if (type === 'null') return fc.constant(null)
      if (type === 'array')
        return fc.array(arbitrary(schema.items ?? {}, depth + 1), { maxLength: depth > 4 ? 0 : 4 })
      return object(schema, depth)
    })
    return options.length > 0 ? fc.oneof(...options) : junk
  }

  const plain = (schema: unknown, depth: number): fc.Arbitrary<unknown> => {
    if (!isRecord(schema) || depth > 8) return junk
    if (typeof schema.$ref === 'string') return arbitrary(resolve(schema.$ref), depth)
    if ('const' in schema) return fc.constant(schema.const)
    if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]))
    const options = [schema.anyOf, schema.oneOf].flatMap(list)
    if (options.length > 0) return fc.oneof(...options.map((option) => arbitrary(option, depth)))
    const [first] = list(schema.allOf)
    return first === undefined ? typed(schema, depth) : arbitrary(first, depth)
  }

  const arbitrary = (schema: unknown, depth = 0): fc.Arbitrary<unknown> =>
    fc.oneof(
      { weight: Math.round((1 - junkShare) * 100), arbitrary: plain(schema, depth) },
      { weight: Math.round(junkShare * 100), arbitrary: junk },
    )
  return arbitrary
}
