import { z } from '@hono/zod-openapi'

/** The JSON schema of a tool's input: providers read draft 7, agents draft 2020-12. */
export const schemaOf = (input: z.ZodObject, target: 'draft-7' | 'draft-2020-12' = 'draft-7') =>
  z.toJSONSchema(input, { io: 'input', target, unrepresentable: 'any' })
