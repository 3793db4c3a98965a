import { z } from '@hono/zod-openapi'

import { inputOf } from '@/src/api/core/resource/input'
import { timestamp, uuid } from '@/src/api/core/schemas'
import { brandFields, brandInput, theme } from '@/src/api/shapes/brand'

export const brand = z
  .strictObject({
    id: uuid,
    domain: uuid.openapi({ description: 'The id of the domain that looks like this.' }),
    publication: z.enum(['published', 'changed']).openapi({
      description: '`changed`: visitors see the version that was published last.',
    }),
    ...brandFields,
    theme,
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .openapi('Brand')

const status = z
  .enum(['draft', 'published'])
  .default('draft')
  .openapi({ description: '`draft` leaves what visitors see as it is; `published` shows it to them.' })

export const brandBody = inputOf(brand, { ...brandInput, status }).openapi('BrandInput')
