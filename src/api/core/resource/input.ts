import { z } from '@hono/zod-openapi'

const ignored = z.unknown().optional().openapi({ readOnly: true, description: 'As it was read; ignored.' })

/**
 * A body that takes back what GET answered: what the server alone sets may be among it, and is dropped.
 * @param published the form in which the document is read
 * @param fields what is written of it
 */
export function inputOf<S extends z.ZodRawShape>(published: z.ZodObject, fields: S) {
  const readOnly = Object.keys(published.shape).filter((key) => !(key in fields))
  const known = Object.fromEntries(readOnly.map((key) => [key, ignored]))
  return z.strictObject({ ...fields, ...known } as S).transform((sent) => {
    const written = Object.entries(sent).filter(([key]) => key in fields)
    // Nothing but the keys that the type does not have is left out.
    return Object.fromEntries(written) as typeof sent
  })
}
