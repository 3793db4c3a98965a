import type { ErrorObject } from 'ajv'

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'a boolean',
  array: 'an array',
  object: 'an object',
  null: 'null',
}

const either = (options: readonly string[]): string =>
  [options.slice(0, -1).join(', '), options.at(-1)].filter(Boolean).join(' or ')
const listOf = (value: unknown): string[] => [value].flat().map(String)

/** The names of writable fields; constants are implied by their position. */
function writableIn(schema: ErrorObject['parentSchema']): string[] {
  const { properties = {} } = (schema ?? {}) as { properties?: Readonly<Record<string, object>> }
  return Object.entries(properties).flatMap(([name, field]) =>
    'const' in field || 'readOnly' in field ? [] : [name],
  )
}

/** JSON Schema keyword → message, from the params of its error. */
const MESSAGES: Readonly<
  Record<string, (params: Readonly<Record<string, unknown>>, schema: ErrorObject['parentSchema']) => string>
> = {
  type: ({ type }) => `must be ${either(listOf(type).map((name) => TYPES[name] ?? name))}`,
  enum: ({ allowedValues }) => `must be ${either(listOf(allowedValues))}`,
  // Only ids have a pattern.
  pattern: () => 'must be the id of a document',
  maxLength: ({ limit }) => `may have at most ${String(limit)} characters`,
  maxItems: ({ limit }) => `may have at most ${String(limit)} rows`,
  minimum: ({ limit }) => `must be at least ${String(limit)}`,
  maximum: ({ limit }) => `may be at most ${String(limit)}`,
  additionalProperties: ({ additionalProperty }, schema) =>
    `has no field "${String(additionalProperty)}". Its fields are: ${writableIn(schema).join(', ')}.`,
}

/** The message for a value that does not match the schema of its block; needs a `verbose` validator. */
export const schemaErrorMessage = ({ keyword, params, parentSchema, message }: ErrorObject): string =>
  MESSAGES[keyword]?.(params, parentSchema) ?? message ?? 'is not valid'
