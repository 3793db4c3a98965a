import { z } from '@hono/zod-openapi'

import { pageFromTemplate } from '@/src/features/templates'
import { adminOperation } from '@/src/api/core/admin-operation'
import { respond, findOne } from '@/src/api/core/resource/find'
import { localeIn, locationOf, queryOf } from '@/src/api/core/resource/resource'
import { dataOf, uuid } from '@/src/api/core/schemas'
import { pages } from './resource'
import { newPageBody, page } from './schemas'
import { writeUrls } from './write'

/** A template is another resource's; here it only has to be within the caller's reach. */
const templates = { collection: 'templates', noun: 'template', search: [] } as const

export const fromTemplateOperation = adminOperation({
  method: 'post',
  path: '/templates/{uuid}/pages',
  tag: 'Templates',
  summary: 'Make a page from a template',
  description:
    'A draft with the blocks of the template in every language, on rows of its own. The title, and where URLs are given they, are what the caller says.',
  permission: pages.permissions.write,
  params: z.strictObject({ uuid: uuid.openapi({ description: 'The id of the template.' }) }),
  query: queryOf(pages),
  body: newPageBody,
  // What the template gives is not in the body.
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
