import { z } from '@hono/zod-openapi'

/** The JSON schema of a tool's input, as models get it. */
export const schemaOf = (input: z.ZodObject) =>
  z.toJSONSchema(input, { io: 'input', target: 'draft-7', unrepresentable: 'any' })
