import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'

import { schemaErrorMessage } from './schema-errors'

const ajv = new Ajv({ strict: false, verbose: true })
const said = (schema: object, value: unknown): string[] => {
  const fits = ajv.compile(schema)
  return fits(value) ? [] : (fits.errors ?? []).map(schemaErrorMessage)
}

describe('schemaErrorMessage', () => {
  it.each([
    ['must be a string or null', { type: ['string', 'null'] }, 5],
    ['must be an array', { type: 'array' }, 'x'],
    ['must be one, two or null', { enum: ['one', 'two', null] }, 'three'],
    ['must be the id of a document', { pattern: '^[0-9a-f]{8}$' }, 'x'],
    ['may have at most 3 characters', { maxLength: 3 }, 'long'],
    ['may have at most 1 rows', { maxItems: 1 }, [1, 2]],
    ['must be at least 0', { minimum: 0 }, -1],
    ['may be at most 9', { maximum: 9 }, 10],
    [
      'has no field "colour". Its fields are: heading, tone.',
      {
        properties: { heading: {}, href: { readOnly: true }, tone: {}, blockType: { const: 'hero' } },
        additionalProperties: false,
      },
      { colour: 'red' },
    ],
  ])('%s', (words, schema, value) => {
    expect(said(schema, value)).toEqual([words])
  })
})
