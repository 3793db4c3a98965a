import { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import { respond, findOne } from '@/src/api/core/resource/find'
import { localeIn, locationOf, queryOf } from '@/src/api/core/resource/resource'
import { dataOf, uuid } from '@/src/api/core/schemas'
import { templateFromPage } from '@/src/features/templates/server/template-from-page'
import { templates } from './resource'
import { template, templateFields } from './schemas'

/** Pages are another resource; here the caller only has to be able to reach one. */
const pages = { collection: 'pages', noun: 'page', search: [], drafts: true } as const

const body = z
  .strictObject({ name: templateFields.name, description: templateFields.description.default(null) })
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
    await findOne(pages, caller, params.uuid, locale)
    const id = await templateFromPage(caller.req, { page: params.uuid, ...given })
    headers.set('location', locationOf(templates, id, locale))
    return respond(templates, caller, await findOne(templates, caller, id, locale), locale)
  },
})
