import { z } from '@hono/zod-openapi'

import { listQuery } from '@/src/api/core/list'
import { localeCode, timestamp, uuid } from '@/src/api/core/schemas'

export const trashedDocument = z
  .strictObject({
    id: uuid,
    title: z.string().nullable().openapi({ description: 'In the language of `locale`, else in another.' }),
    deletedAt: timestamp,
    erasedAfter: timestamp.openapi({ description: 'After this time it is erased for good.' }),
  })
  .openapi('TrashedDocument')

const lostAddress = z.strictObject({
  locale: localeCode,
  path: z.string().openapi({ description: 'The path of a page, or the slug of a post.' }),
})

export const restoredDocument = z
  .strictObject({
    id: uuid,
    lostAddresses: z.array(lostAddress).openapi({
      description: 'Addresses that it did not get back, mostly because another document has them now.',
    }),
  })
  .openapi('RestoredDocument')

const { page, limit, locale } = listQuery(['-deletedAt']).shape

export const trashQuery = z.strictObject({ page, limit, locale })
