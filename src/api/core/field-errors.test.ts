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
      'to the value',
      z.object({ urls: z.array(z.object({ path: z.string() })) }),
      { urls: [{}] },
      ['urls.0.path'],
    ],
    [
      'into an object that may be null',
      z.object({ a: orNull(node) }),
      { a: { root: {} } },
      ['a.root.type', 'a.root.children'],
    ],
    ['to it where it is no object', z.object({ a: orNull(node) }), { a: 'text' }, ['a']],
    [
      'through several that may be null',
      orNull(z.object({ b: orNull(node) })),
      { b: { root: [] } },
      ['b.root'],
    ],
    [
      'to a member that is unknown',
      z.strictObject({ a: z.strictObject({}) }),
      { a: { b: 1, c: 2 } },
      ['a.b', 'a.c'],
    ],
    ['to one in what may be null', orNull(z.strictObject({})), { zz: 1 }, ['zz']],
    [
      'to the discriminator',
      z.discriminatedUnion('type', [z.object({ type: z.literal('a') })]),
      { type: 'z' },
      ['type'],
    ],
    [
      'into the option that was meant',
      z.union([z.strictObject({ a: z.string() }), z.array(z.string())]),
      [1],
      ['0'],
    ],
    ['to the value where no option stands out', z.union([z.iso.date(), z.iso.datetime()]), 'x', ['']],
    ['to the key of a record', z.record(z.string().max(3), z.string()), { long: 'x' }, ['long']],
  ])('leads %s', (_, schema, value, paths) => {
    expect(pathsIn(schema, value)).toEqual(paths)
  })
})
