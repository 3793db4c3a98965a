import { OpenAPIHono, z } from '@hono/zod-openapi'
import { contextStorage } from 'hono/context-storage'
import { describe, expect, it } from 'vitest'

import type { Locale } from '@/src/lib/constants'
import type { ApiEnv } from './environment'
import { fieldErrors } from './field-errors'
import { inputErrors } from './input-errors'
import { orNull, slug } from './schemas'

inputErrors()

/** What is said of a value during a call in that language. */
async function said(schema: z.ZodType, value: unknown, language: Locale = 'en'): Promise<string[]> {
  const app = new OpenAPIHono<ApiEnv>()
  app.use(contextStorage())
  app.get('/', (c) => {
    c.set('language', language)
    const { error } = schema.safeParse(value)
    return c.json(error ? fieldErrors(error).map(({ message }) => message) : [])
  })
  return (await (await app.request('/')).json()) as string[]
}

describe('validation messages', () => {
  it.each<[string, z.ZodType, unknown]>([
    ['Must be a string.', z.string(), 1],
    ['This field is required. Must be a string.', z.string(), undefined],
    ['Must be a number.', z.coerce.number(), 'x'],
    ['Must be an integer.', z.int(), 1.5],
    ['Must be a string or null.', orNull(z.string()), 1],
    ['Must be an object or null.', orNull(z.strictObject({})), 'x'],
    ['Must be a string, a number, or a boolean.', z.union([z.string(), z.number(), z.boolean()]), null],
    ['Must be "nl" or "en".', z.enum(['nl', 'en']), 'de'],
    ['This field is required. Must be "nl" or "en".', z.enum(['nl', 'en']), undefined],
    ['Must be true.', z.literal(true), false],
    ['Must be a UUID.', z.uuid(), 'x'],
    ['Must be an e-mail address, such as name@example.com.', z.email(), 'x'],
    [
      'Must be a date, such as 2026-11-21 or a date-time, such as 2026-11-21T09:00:00Z.',
      z.union([z.iso.date(), z.iso.datetime()]),
      'x',
    ],
    ['Use at least 1 character.', z.string().min(1), ''],
    ['Use at most 2 characters.', z.string().max(2), 'xyz'],
    ['Must have at most 1 item.', z.array(z.string()).max(1), ['', '']],
    ['Must be 1 or more.', z.number().min(1), 0],
    ['Must be less than 5.', z.number().lt(5), 5],
    ['Unknown field.', z.strictObject({}), { zz: 1 }],
    ['Use at most 2 characters.', z.record(z.string().max(2), z.string()), { abc: '' }],
    ['Invalid format. See /api/docs.', z.string().regex(/x/), 'y'],
    ['Use lower-case letters, digits and single hyphens, at most 63 characters.', slug, 'A B'],
    [
      'Must be "a" or "b".',
      z.discriminatedUnion('t', [z.object({ t: z.literal('a') }), z.object({ t: z.literal('b') })]),
      { t: 1 },
    ],
  ])('%s', async (words, schema, value) => {
    expect(await said(schema, value)).toEqual([words])
  })

  it('are in the language of the request', async () => {
    expect(await said(z.string(), undefined, 'nl')).toEqual(['Dit ontbreekt. Geef tekst.'])
    expect(await said(slug, 'A B', 'nl')).toEqual([expect.stringContaining('kleine letters')])
  })

  it('are zod’s own outside a request', () => {
    expect(z.string().safeParse(1).error?.issues[0]?.message).toContain('expected string')
  })
})
