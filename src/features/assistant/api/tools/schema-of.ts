import { z } from '@hono/zod-openapi'

type Target = 'draft-7' | 'draft-2020-12'

const make = (input: z.ZodObject, target: Target) =>
  z.toJSONSchema(input, { io: 'input', target, unrepresentable: 'any' })

type Schema = ReturnType<typeof make>

const schemas = new WeakMap<z.ZodObject, Map<Target, Schema>>()

/** The JSON schema of a tool's input, made once: providers read draft 7, agents draft 2020-12. */
export function schemaOf(input: z.ZodObject, target: Target = 'draft-7'): Schema {
  const made = schemas.get(input) ?? new Map<Target, Schema>()
  schemas.set(input, made)
  const schema = made.get(target) ?? make(input, target)
  made.set(target, schema)
  return schema
}
