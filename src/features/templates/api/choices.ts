import { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import { search } from '@/src/api/core/list'
import { uuid } from '@/src/api/core/schemas'
import { DEFAULT_KIND, TEMPLATE_KINDS } from '@/src/features/templates/rules/templates'
import { listChoices } from '@/src/features/templates/server/list-choices'

const choice = z
  .strictObject({
    id: uuid,
    name: z.string(),
    description: z.string().nullable(),
    thumbnail: z.string().nullable().openapi({ description: 'The URL of its image, if it has one.' }),
    blocks: z
      .array(z.string())
      .openapi({ description: 'The types of its first blocks, from top to bottom.' }),
    types: z.array(z.string()).openapi({ description: 'The types of all its blocks.' }),
  })
  .openapi('TemplateChoice')

/** The panel's template picker for a new page, and parts in its selector of blocks: cards that show the first blocks. */
export const templateChoicesOperation = adminOperation({
  method: 'get',
  path: '/templates/choices',
  tag: 'Templates',
  summary: 'List the templates for a new page, or the parts',
  permission: 'content.read',
  query: z.strictObject({ search, kind: z.enum(TEMPLATE_KINDS).default(DEFAULT_KIND) }),
  answer: z.strictObject({
    data: z.array(choice),
    meta: z.strictObject({
      total: z.int().openapi({ description: 'Includes those beyond the returned ones.' }),
    }),
  }),
  handle: async ({ caller, query }) => {
    const { choices, total } = await listChoices(caller.req, {
      tenant: caller.tenant.id,
      search: query.search ?? '',
      kind: query.kind,
    })
    return { data: choices, meta: { total } }
  },
})
