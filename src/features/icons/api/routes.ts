import { z } from '@hono/zod-openapi'

import { ICON_COLLECTION, iconBody } from '@/src/features/icons/rules/collection'
import { publicOperation } from '@/src/api/core/public-operation'

/** Icons only change with a release of the icon collection. */
const CACHING = 'public, max-age=604800'
const MAX_ICONS = 64

const names = z
  .string()
  .max(2000)
  .transform((list) => list.split(',').filter(Boolean))
  .pipe(z.array(z.string()).min(1).max(MAX_ICONS))
  .openapi({
    type: 'string',
    description: `Icon names, separated by commas, at most ${MAX_ICONS}.`,
    example: 'file-text,house',
  })

const answer = z.strictObject({
  prefix: z.literal(ICON_COLLECTION),
  width: z.literal(24),
  height: z.literal(24),
  icons: z.record(z.string(), z.strictObject({ body: z.string() })),
  not_found: z.array(z.string()).optional(),
})

const someIcons = publicOperation({
  method: 'get',
  path: `/icons/${ICON_COLLECTION}.json`,
  tag: 'Icons',
  summary: 'Read icons, in the format of the Iconify API',
  conditional: true,
  query: z.strictObject({ icons: names }),
  answer,
  handle: async ({ query, headers }) => {
    headers.set('cache-control', CACHING)
    const bodies = query.icons.map((name) => [name, iconBody(name)] as const)
    const missing = bodies.filter(([, body]) => body === null).map(([name]) => name)
    return {
      prefix: ICON_COLLECTION,
      width: 24 as const,
      height: 24 as const,
      icons: Object.fromEntries(bodies.flatMap(([name, body]) => (body ? [[name, { body }]] : []))),
      ...(missing.length > 0 && { not_found: missing }),
    }
  },
})

export const iconOperations = [someIcons]
