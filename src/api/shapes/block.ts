import { z } from '@hono/zod-openapi'

import type { Page } from '@/payload-types'
import { LAYOUT_NAMES } from '@/src/features/pages/rules/layouts'

/** The most blocks of a page or a template. */
export const MAX_BLOCKS = 200

export const layout = z.enum(LAYOUT_NAMES)

const blockId = z.string().nullish().openapi({
  description:
    'Of the row; send it back to keep the row and its texts in the other language. Without one, or with an unknown one, the block is new; only in a list without any id is it the stored one of the same type in the same place. The same holds for the rows within a block.',
})

export const block = z.looseObject({ blockType: z.string().max(100), id: blockId }).openapi('Block', {
  description: 'Its fields are those of its type; texts are in the asked language, references are ids.',
})

type StoredBlocks = Page['blocks']

/** A block's fields are its type's own; all of them may be seen by who may read the document. */
export const toBlocks = (stored: StoredBlocks): z.output<typeof block>[] =>
  (stored ?? []).map((own) => ({ ...own }))
