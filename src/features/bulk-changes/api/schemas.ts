import { z } from '@hono/zod-openapi'

import { search } from '@/src/api/core/list'
import { publicationFilter } from '@/src/api/core/resource/publication'
import { localeCode, orNull, uuid } from '@/src/api/core/schemas'
import { LOCALES } from '@/src/lib/constants'
import { BULK_ACTIONS, BULK_LOCALES, BULK_OUTCOMES, MAX_BULK } from '../rules/bulk-change'

const filter = z.strictObject({
  locale: z
    .enum(LOCALES)
    .default(LOCALES[0])
    .openapi({
      description: `The language of the other values. Default: \`${LOCALES[0]}\`.`,
    }),
  search,
  publication: publicationFilter,
})

export const bulkBody = z
  .strictObject({
    action: z.enum(BULK_ACTIONS),
    locale: z.enum(BULK_LOCALES).optional().openapi({
      description:
        'Required to publish or unpublish: a language, or `all`; that publishes each language in which there is a text.',
    }),
    ids: z
      .array(uuid)
      .min(1)
      .max(MAX_BULK)
      .optional()
      .openapi({ description: 'The documents; or `filter`.' }),
    filter: filter.optional().openapi({
      description: `All documents that a list with these values has, ${MAX_BULK} at most; or \`ids\`.`,
    }),
  })
  .openapi('BulkChangeInput')

const count = z.int().min(0)

const bulkDocument = z
  .strictObject({
    id: uuid,
    title: z.string().nullable(),
    outcome: z.enum(BULK_OUTCOMES).openapi({
      description:
        '`unchanged`: there was nothing to do; `scheduled`: a post with a date in the future is published then.',
    }),
    locale: orNull(localeCode).openapi({
      description: 'The language in which it was rejected, if any.',
    }),
    reason: z.string().nullable().openapi({ description: 'Why it was rejected.' }),
  })
  .openapi('BulkChangeDocument')

export const bulkResult = z
  .strictObject({
    done: count,
    scheduled: count,
    unchanged: count,
    rejected: count,
    documents: z.array(bulkDocument),
  })
  .openapi('BulkChange')

export type BulkDocument = z.input<typeof bulkDocument>
