import { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import { invalid } from '@/src/api/core/from-error'
import { respond, findOne } from '@/src/api/core/resource/find'
import { localeIn, locationOf, queryOf } from '@/src/api/core/resource/resource'
import { dataOf, uuid } from '@/src/api/core/schemas'
import { MAX_BLOCKS } from '@/src/features/pages/rules/max-blocks'
import type { Page } from '@/payload-types'
import { templateFromPage } from '@/src/features/templates/server/template-from-page'
import { templates } from './resource'
import { template, templateFields } from './schemas'

/** Pages are another resource; here the caller only has to be able to reach one. */
const pages = { collection: 'pages', noun: 'page', search: [], drafts: true } as const

/** @throws ApiError for a block that the page does not have */
function assertChosen(chosen: readonly string[] | undefined, blocks: Page['blocks']): void {
  const known = new Set(blocks?.map(({ id }) => id))
  const errors = (chosen ?? []).flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `blocks.${index}`, message: 'No block of this page.' }],
  )
  if (errors.length > 0) throw invalid(errors)
}

const body = z
  .strictObject({
    name: templateFields.name,
    description: templateFields.description.default(null),
    blocks: z.array(z.string()).min(1).max(MAX_BLOCKS).optional().openapi({
      description:
        'The ids of blocks of the page, to make a part of these. Without it, all become a template of a page.',
    }),
  })
  .openapi('TemplateFromPage')

export const fromPageOperation = adminOperation({
  method: 'post',
  path: '/pages/{uuid}/templates',
  tag: 'Templates',
  summary: 'Create a template from a page',
  description:
    'Creates it with a copy of the page’s current blocks in every language. The page does not change.',
  permission: templates.permissions.write,
  params: z.strictObject({ uuid: uuid.openapi({ description: 'The id of the page.' }) }),
  query: queryOf(templates),
  body,
  // The body does not contain what the page provides.
  fieldNames: { name: 'name', description: 'description', '': null },
  answer: dataOf(template),
  status: 201,
  problems: ['conflict'],
  handle: async ({ caller, params, query, body: given, headers }) => {
    const locale = localeIn(query)
    const { blocks } = await findOne(pages, caller, params.uuid, locale)
    assertChosen(given.blocks, blocks)
    const { blocks: chosen, ...about } = given
    const from = { page: params.uuid, ...about, ...(chosen && { blocks: chosen }) }
    const id = await templateFromPage(caller.req, from)
    headers.set('location', locationOf(templates, id, locale))
    return respond(templates, caller, await findOne(templates, caller, id, locale), locale)
  },
})
