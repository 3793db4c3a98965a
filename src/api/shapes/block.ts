import { z } from '@hono/zod-openapi'

import type { Page } from '@/payload-types'
import { perLocale } from '@/src/i18n/locale-texts'
import { LAYOUT_NAMES } from '@/src/features/pages/rules/layouts'

export const layout = z.enum(LAYOUT_NAMES)

const blockId = z.string().nullish().openapi({
  description:
    'The id of the row; send it back to keep the row and its texts in the other language. Without one, or with an unknown one, the block is new; only in a list without any id, it replaces the stored one of the same type at the same position. The same applies to the rows within a block.',
})

export const block = z.looseObject({ blockType: z.string().max(100), id: blockId }).openapi('Block', {
  description: 'The fields depend on the type; texts are in the requested language, references are ids.',
})

/** Which blocks are left out where, as part of a document in the API. */
export const incompleteBlocks = z.strictObject(perLocale(() => z.array(z.string()))).openapi({
  description:
    'Per language, the ids of blocks, and of rows within blocks, that are left out on the site because a required text is missing there. A block with no text in a language does not prevent its publication.',
})

type StoredBlocks = Page['blocks']

/** The fields of a block depend on its type; anyone who may read the document may read them all. */
export const toBlocks = (stored: StoredBlocks): z.output<typeof block>[] =>
  (stored ?? []).map((own) => ({ ...own }))
