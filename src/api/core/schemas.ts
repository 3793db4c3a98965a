import { z } from '@hono/zod-openapi'

import { LOCALES } from '@/src/lib/constants'

export const uuid = z.uuid().openapi({ example: '5f0c1f0e-3b0a-4f0e-9a55-0f6f5a3c2b11' })
export const localeCode = z.enum(LOCALES).openapi('Locale')
export const timestamp = z.iso.datetime().openapi({ example: '2026-11-21T09:00:00.000Z' })

/** A named schema or null; `.nullable()` of one loses the null in the OpenAPI document. */
export const orNull = <T extends z.ZodType>(schema: T) => z.union([schema, z.null()])

/** `{ data }`, the form of every answer that is no list. */
export const dataOf = <T extends z.ZodType>(data: T) => z.strictObject({ data })

/** An error, as RFC 9457 has it; `tenants` only where one must be named, `alternatives` where a time is taken. */
export const problem = z
  .strictObject({
    type: z.string().openapi({ example: 'urn:gevel:problem:notFound' }),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string(),
    requestId: z.string(),
    errors: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
    tenants: z.array(z.string()).optional(),
    alternatives: z
      .array(z.strictObject({ start: timestamp, end: timestamp }))
      .optional()
      .openapi({ description: 'Free times, where the one asked for is taken.' }),
    checks: z.record(z.string(), z.string()).optional(),
  })
  .openapi('Problem')
