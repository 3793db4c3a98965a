import { z } from '@hono/zod-openapi'

import type { Page } from '@/payload-types'
import { LAYOUT_NAMES } from '@/src/features/pages/rules/layouts'

/** The maximum number of blocks of a page or a template. */
export const MAX_BLOCKS = 200

export const layout = z.enum(LAYOUT_NAMES)

const blockId = z.string().nullish().openapi({
  description:
    'The id of the row; send it back to keep the row and its texts in the other language. Without one, or with an unknown one, the block is new; only in a list without any id, it replaces the stored one of the same type at the same position. The same applies to the rows within a block.',
})

export const block = z.looseObject({ blockType: z.string().max(100), id: blockId }).openapi('Block', {
  description: 'The fields depend on the type; texts are in the requested language, references are ids.',
})

type StoredBlocks = Page['blocks']

/** The fields of a block depend on its type; anyone who may read the document may read them all. */
export const toBlocks = (stored: StoredBlocks): z.output<typeof block>[] =>
  (stored ?? []).map((own) => ({ ...own }))
