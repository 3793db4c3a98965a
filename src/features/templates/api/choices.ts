import { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import { search } from '@/src/api/core/list'
import { uuid } from '@/src/api/core/schemas'
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
  })
  .openapi('TemplateChoice')

/** The panel's template picker for a new page: cards that show the first blocks. */
export const templateChoicesOperation = adminOperation({
  method: 'get',
  path: '/templates/choices',
  tag: 'Templates',
  summary: 'List the templates for a new page',
  permission: 'content.read',
  query: z.strictObject({ search }),
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
    })
    return { data: choices, meta: { total } }
  },
})
