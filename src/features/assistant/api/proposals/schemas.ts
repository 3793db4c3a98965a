import { z } from '@hono/zod-openapi'

import { localeCode, timestamp, uuid } from '@/src/api/core/schemas'
import { EDITABLE, PROPOSAL_STATUSES } from '@/src/features/assistant/rules/proposal'
import { perLocale } from '@/src/i18n/locale-texts'

const KINDS = ['set', 'addBlock', 'moveBlock', 'replaceBlock', 'removeBlock', 'create'] as const
const words = z.string().nullable()

const change = z
  .strictObject({
    id: z.string(),
    kind: z.enum(KINDS),
    place: z.strictObject(perLocale(() => z.string())).openapi({ description: 'What changes, for people.' }),
    before: words.openapi({ description: 'The words now; null where there are none.' }),
    after: words.openapi({ description: 'The words as proposed; null where there will be none.' }),
  })
  .openapi('ProposedChange')

export const proposal = z
  .strictObject({
    id: uuid,
    createdAt: timestamp,
    conversation: uuid,
    collection: z.enum(EDITABLE),
    document: uuid.nullable().openapi({ description: 'Null for a page that does not exist yet.' }),
    locale: localeCode,
    title: z.string().nullable(),
    status: z.enum(PROPOSAL_STATUSES),
    changes: z.array(change),
    accepted: z.array(z.string()).openapi({ description: 'The ids of the changes that were accepted.' }),
  })
  .openapi('Proposal')

const MAX_CHANGES = 100

export const acceptBody = z
  .strictObject({
    changes: z
      .array(z.string().max(10))
      .min(1)
      .max(MAX_CHANGES)
      .optional()
      .openapi({ description: 'The ids of the changes to accept; all of them when left out.' }),
  })
  .openapi('AcceptProposal')
