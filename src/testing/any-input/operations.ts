import { z } from 'zod'

import { apiDocument } from '../api'

const operationSchema = z.object({
  parameters: z
    .array(z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']), schema: z.unknown() }))
    .default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }).optional(),
})
const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), operationSchema)) })

/** An operation of the OpenAPI document, as far as its input is concerned. */
export type DescribedOperation = z.output<typeof operationSchema> & {
  name: string
  method: string
  path: string
}

/** Every operation of the OpenAPI document. */
export const described: readonly DescribedOperation[] = Object.entries(
  documentSchema.parse(apiDocument).paths,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([verb, operation]) => {
    const method = verb.toUpperCase()
    return { ...operation, name: `${method} ${path}`, method, path }
  }),
)
