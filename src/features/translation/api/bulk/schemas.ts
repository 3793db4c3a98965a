import { z } from '@hono/zod-openapi'

import { listQuery, search } from '@/src/api/core/list'
import { localeCode, timestamp, uuid } from '@/src/api/core/schemas'
import { BULK_DOCUMENT_STATES, BULK_STATES } from '../../rules/bulk'
import { OVERWRITES } from '../../rules/model/open-segment'
import { TRANSLATED } from '../../rules/translated'
import { TRANSLATION_NEEDS } from '../../server/list-translations'
import { pairBody } from '../schemas'

const MAX_IDS = 1000

const count = z.int().min(0)
const cost = z.string().nullable().openapi({ example: '0.42' })

export const bulkBody = z
  .strictObject({
    ...pairBody,
    collection: z.enum(TRANSLATED).optional().openapi({ description: 'Only documents of this collection.' }),
    ids: z.array(uuid).min(1).max(MAX_IDS).optional().openapi({
      description: 'The documents; or `all`.',
    }),
    all: z.literal(true).optional().openapi({
      description: 'All documents that `collection`, `state` and `search` leave, as in the list; or `ids`.',
    }),
    state: z.enum(TRANSLATION_NEEDS).optional(),
    search,
    overwrite: z.enum(OVERWRITES).default('outdated').openapi({
      description: 'Texts that are missing only, those that are outdated too, or all.',
    }),
  })
  .openapi('BulkTranslationInput')

export const bulkEstimate = z
  .strictObject({
    documents: count,
    texts: count,
    tokens: count,
    cost: cost.openapi({ description: 'Null for a model without a price.' }),
    currency: z.string(),
  })
  .openapi('BulkTranslationEstimate')

export const bulkTranslation = z
  .strictObject({
    id: uuid,
    from: localeCode,
    to: localeCode,
    overwrite: z.enum(OVERWRITES),
    state: z.enum(BULK_STATES).openapi({
      description: '`stopped` by a budget or a right that is gone; it can be continued.',
    }),
    reason: z.string().nullable().openapi({ description: 'Why it stopped.' }),
    startedAt: timestamp,
    endedAt: timestamp.nullable(),
    total: count.openapi({ description: 'The number of documents.' }),
    waiting: count,
    running: count,
    done: count,
    failed: count,
    cost: cost.openapi({ description: 'Of its calls so far; null when none has a known cost.' }),
    currency: z.string().nullable(),
  })
  .openapi('BulkTranslation')

export const bulkDocument = z
  .strictObject({
    collection: z.enum(TRANSLATED),
    id: uuid,
    title: z.string().nullable(),
    state: z.enum(BULK_DOCUMENT_STATES),
    translated: count.openapi({ description: 'How many segments were translated.' }),
    untranslated: count.openapi({ description: 'How many stayed as they were.' }),
    problem: z
      .string()
      .nullable()
      .openapi({ description: 'Why not all were translated, where that is known.' }),
    href: z.string().openapi({ description: 'The path of its texts in both languages.' }),
  })
  .openapi('BulkTranslationDocument')

const { page, limit } = listQuery(['title']).shape

export const bulkDocumentsQuery = z.strictObject({
  state: z.enum(BULK_DOCUMENT_STATES).optional().openapi({ description: 'Only documents in this state.' }),
  page,
  limit,
})

export const bulkEvents = z.string().openapi({
  description:
    'Server-sent events. `progress`: the bulk translation as in JSON, whenever it has changed; after the last, the stream ends. Comments keep the connection open. A stream ends after ten minutes; open it again to go on.',
})
