import { z } from '@hono/zod-openapi'

import { pageFromTemplate } from '@/src/features/templates'
import { adminOperation } from '@/src/api/core/admin-operation'
import { respond, findOne } from '@/src/api/core/resource/find'
import { localeIn, locationOf, queryOf } from '@/src/api/core/resource/resource'
import { dataOf, uuid } from '@/src/api/core/schemas'
import { pages } from './resource'
import { newPageBody, page } from './schemas'
import { writeUrls } from './write'

/** Templates are another resource; here the caller only has to be able to reach one. */
const templates = { collection: 'templates', noun: 'template', search: [] } as const

export const fromTemplateOperation = adminOperation({
  method: 'post',
  path: '/templates/{uuid}/pages',
  tag: 'Templates',
  summary: 'Create a page from a template',
  description:
    'Creates a draft with a copy of the template’s blocks in every language. Title and URLs are those of the request.',
  permission: pages.permissions.write,
  params: z.strictObject({ uuid: uuid.openapi({ description: 'The id of the template.' }) }),
  query: queryOf(pages),
  body: newPageBody,
  // The body does not contain what the template provides.
  fieldNames: { title: 'title', urls: 'urls', '': null },
  answer: dataOf(page),
  status: 201,
  problems: ['conflict'],
  handle: async ({ caller, params, query, body, headers }) => {
    const locale = localeIn(query)
    await findOne(templates, caller, params.uuid, locale)
    const id = await pageFromTemplate(caller.req, { template: params.uuid, title: body.title, locale })
    await writeUrls(caller, id, body.urls)
    headers.set('location', locationOf(pages, id, locale))
    return respond(pages, caller, await findOne(pages, caller, id, locale), locale)
  },
})
