import { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import { search } from '@/src/api/core/list'
import { publication, publicationsOf } from '@/src/api/core/resource/publication'
import { localeCode, uuid } from '@/src/api/core/schemas'
import { listPageChoices, MAX_PAGE_CHOICES } from '@/src/features/pages/server/list-page-choices'

const choice = z
  .strictObject({
    id: uuid,
    title: z.string().nullable(),
    path: z
      .string()
      .nullable()
      .openapi({ description: 'Its canonical path, in the language if it has one there.' }),
    publication,
  })
  .openapi('PageChoice')

const ids = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(uuid).max(MAX_PAGE_CHOICES))

/** The panel's picker of a page that a link leads to. */
export const pageChoicesOperation = adminOperation({
  method: 'get',
  path: '/pages/choices',
  tag: 'Pages',
  summary: 'List pages to choose from, in the order of their paths',
  permission: 'content.read',
  query: z.strictObject({
    search,
    locale: localeCode,
    ids: ids.optional().openapi({ type: 'string', description: 'Only these pages, separated by commas.' }),
  }),
  answer: z.strictObject({
    data: z.array(choice),
    meta: z.strictObject({
      total: z.int().openapi({ description: 'Includes those beyond the returned ones.' }),
    }),
  }),
  handle: async ({ caller, query }) => {
    const { choices, total } = await listPageChoices(caller.req, {
      tenant: caller.tenant.id,
      locale: query.locale,
      search: query.search ?? '',
      ids: query.ids ?? null,
    })
    const publicationOf = await publicationsOf(caller, 'pages', choices)
    const data = choices.map((one) => ({ ...one, publication: publicationOf(one.id) }))
    return { data, meta: { total } }
  },
})
