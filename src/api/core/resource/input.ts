import { z } from '@hono/zod-openapi'

const ignored = z
  .unknown()
  .optional()
  .openapi({ readOnly: true, description: 'Accepted as it was read, and ignored.' })

/**
 * A body that accepts what GET returned: read-only fields may be among it, and are dropped.
 * @param published the shape in which the document is read
 * @param fields the writable fields
 */
export function inputOf<S extends z.ZodRawShape>(published: z.ZodObject, fields: S) {
  const readOnly = Object.keys(published.shape).filter((key) => !(key in fields))
  const known = Object.fromEntries(readOnly.map((key) => [key, ignored]))
  return z.strictObject({ ...fields, ...known } as S).transform((sent) => {
    const written = Object.entries(sent).filter(([key]) => key in fields)
    // Omits exactly the keys that the type lacks.
    return Object.fromEntries(written) as typeof sent
  })
}
