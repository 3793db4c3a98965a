import { z } from '@hono/zod-openapi'

import { invalid } from '@/src/api/core/from-error'
import { findPage } from '@/src/api/core/resource/find'
import { compact } from '@/src/features/assistant/rules/compact'
import { defineTool } from './tool'

const MAX_TEMPLATES = 20
const MAX_TYPES = 10

export const listBlocksTool = defineTool({
  name: 'listBlocks',
  title: 'List the types of blocks',
  description:
    'Lists the types of blocks that pages are made of. With `types`, their fields as a JSON schema and an example; rich text is written as Markdown.',
  permission: 'content.read',
  input: z.strictObject({ types: z.array(z.string().max(100)).max(MAX_TYPES).optional() }),
  run: async ({ caller, locale, resources }, { types }) => {
    const catalogue = await resources.blockTypes(caller.req.payload, locale)
    if (!types)
      return catalogue.map(({ type, labels, description }) => ({
        type,
        label: labels.singular[locale],
        description: description?.[locale],
      }))
    const unknown = types.find((wanted) => !catalogue.some(({ type }) => type === wanted))
    if (unknown) throw invalid([{ path: 'types', message: `There is no block type ${unknown}.` }])
    return catalogue
      .filter(({ type }) => types.includes(type))
      .map(({ type, schema, sample }) => ({ type, schema, sample: compact(sample) }))
  },
})

export const listTemplatesTool = defineTool({
  name: 'listTemplates',
  title: 'List the templates',
  description:
    'Lists the templates of the website with the types of their blocks, as examples for new pages.',
  permission: 'content.read',
  input: z.strictObject({}),
  run: async ({ caller, locale, resources: { templates } }) => {
    const options = { page: 1, limit: MAX_TEMPLATES, pagination: false, sort: '-updatedAt', locale }
    const { docs } = await findPage(templates, caller, options)
    return docs.map(({ id, blocks, ...doc }) => ({
      id,
      name: 'name' in doc ? doc.name : null,
      blocks: (blocks ?? []).map(({ blockType }) => blockType),
    }))
  },
})
