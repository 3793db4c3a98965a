import { z } from '@hono/zod-openapi'

import { inputOf } from '@/src/api/core/resource/input'
import { localeCode, slug, timestamp, uuid } from '@/src/api/core/schemas'

const MAX_LINE = 200
const MAX_PROSE = 5000

export const category = z
  .strictObject({
    id: uuid,
    locale: localeCode,
    name: z.string().nullable().openapi({ description: 'Null: not shown in this language.' }),
    slug: z.string().nullable(),
    description: z.string().nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .openapi('Category')

export const categoryBody = inputOf(category, {
  name: z.string().trim().min(1).max(MAX_LINE),
  slug: slug.nullish().openapi({
    description:
      'Default, also for null: derived from the name; a category that has one in this language keeps it.',
  }),
  description: z.string().max(MAX_PROSE).nullable().default(null),
}).openapi('CategoryInput')
