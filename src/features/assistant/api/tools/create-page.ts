import { z } from '@hono/zod-openapi'

import type { Change } from '@/src/features/assistant/rules/proposal'
import { checkContent } from './check-content'
import { converterOf, newBlocks } from './to-change'
import { defineTool } from './tool'

const NEW_PAGE = { nl: 'Nieuwe pagina', en: 'New page' }

const MAX_TITLE = 500
const MAX_BLOCKS = 30

export const createPageTool = defineTool({
  name: 'createPage',
  title: 'Propose a new page',
  description:
    'Proposes a new page. It is created, as a draft, when a person accepts. Look up the fields of each block first.',
  permission: 'content.write',
  input: z.strictObject({
    title: z.string().trim().min(1).max(MAX_TITLE),
    description: z.string().max(MAX_TITLE).optional().describe('The description for search engines.'),
    blocks: z
      .array(z.strictObject({ blockType: z.string().max(100), fields: z.record(z.string(), z.unknown()) }))
      .min(1)
      .max(MAX_BLOCKS),
  }),
  run: async ({ caller, locale, resources, propose }, { title, description, blocks }) => {
    const convert = await converterOf(caller.req.payload)
    const value = {
      title,
      ...(description && { seo: { description } }),
      blocks: newBlocks(blocks, convert),
    }
    await checkContent(resources.documents.pages, { caller, locale, current: null }, value)
    const changes: Change[] = [{ id: '1', place: NEW_PAGE, kind: 'create', value }]
    const proposal = await propose({
      collection: 'pages',
      document: null,
      locale,
      title,
      base: null,
      changes,
    })
    return { proposal: proposal.id, note: 'The person decides whether to accept it.' }
  },
})
