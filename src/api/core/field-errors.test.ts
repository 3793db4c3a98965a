import { z } from '@hono/zod-openapi'
import { describe, expect, it } from 'vitest'

import { fieldErrors } from './field-errors'
import { orNull } from './schemas'

const pathsIn = (schema: z.ZodType, value: unknown): string[] => {
  const { error } = schema.safeParse(value)
  return error ? fieldErrors(error).map(({ path }) => path) : []
}
const node = z.strictObject({ root: z.strictObject({ type: z.string(), children: z.array(z.string()) }) })

describe('fieldErrors', () => {
  it.each<[string, z.ZodType, unknown, string[]]>([
    [
      'of a nested value',
      z.object({ urls: z.array(z.object({ path: z.string() })) }),
      { urls: [{}] },
      ['urls.0.path'],
    ],
    [
      'of a value in a nullable object',
      z.object({ a: orNull(node) }),
      { a: { root: {} } },
      ['a.root.type', 'a.root.children'],
    ],
    ['of a nullable object that is not an object', z.object({ a: orNull(node) }), { a: 'text' }, ['a']],
    [
      'through several nullable objects',
      orNull(z.object({ b: orNull(node) })),
      { b: { root: [] } },
      ['b.root'],
    ],
    [
      'of an unknown member',
      z.strictObject({ a: z.strictObject({}) }),
      { a: { b: 1, c: 2 } },
      ['a.b', 'a.c'],
    ],
    ['of an unknown member of an empty nullable object', orNull(z.strictObject({})), { zz: 1 }, ['zz']],
    [
      'of the discriminator',
      z.discriminatedUnion('type', [z.object({ type: z.literal('a') })]),
      { type: 'z' },
      ['type'],
    ],
    [
      'of a value in the union option that was meant',
      z.union([z.strictObject({ a: z.string() }), z.array(z.string())]),
      [1],
      ['0'],
    ],
    ['of the value when no union option stands out', z.union([z.iso.date(), z.iso.datetime()]), 'x', ['']],
    ['of the key of a record', z.record(z.string().max(3), z.string()), { long: 'x' }, ['long']],
  ])('returns the path %s', (_, schema, value, paths) => {
    expect(pathsIn(schema, value)).toEqual(paths)
  })
})
