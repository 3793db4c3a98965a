import { z } from '@hono/zod-openapi'

import { compact } from '@/src/features/assistant/rules/compact'
import { CHANGEABLE } from '@/src/features/assistant/rules/changeable'
import { EDITABLE } from '@/src/features/assistant/rules/proposal'
import { uuid } from '@/src/api/core/schemas'
import { readEditable, type Row } from './editable'
import { defineTool } from './tool'

/** More than this of a document is not sent to a model. */
const MAX_CHARACTERS = 80_000

const picked = (content: Row, keys: readonly string[]): Row =>
  Object.fromEntries(keys.map((key) => [key, content[key]]))

/** A document without the blocks that make it too long. */
function shortened(content: Row): Row {
  const blocks = Array.isArray(content.blocks) ? [...(content.blocks as unknown[])] : []
  let omitted = 0
  while (blocks.length > 0 && JSON.stringify({ ...content, blocks }).length > MAX_CHARACTERS) {
    blocks.pop()
    omitted += 1
  }
  return omitted === 0 ? content : { ...content, blocks, omittedBlocksAtTheEnd: omitted }
}

export const readTool = defineTool({
  name: 'read',
  title: 'Read a document',
  description:
    'Reads one page, post, template, product, category of posts, image (its texts), form (its texts, never answers), navigation or footer in one language. Rich text comes as segments; in their texts, numbered tags such as <1>…</1> and <2/> stand for links, marks and line breaks.',
  permission: 'content.read',
  input: z.strictObject({ collection: z.enum(EDITABLE), id: uuid }),
  run: async ({ caller, locale, resources }, place) => {
    const { content } = await readEditable(resources, caller, { ...place, locale })
    return {
      ...place,
      locale,
      content: shortened(compact(picked(content, CHANGEABLE[place.collection])) as Row),
    }
  },
})
