import { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import { invalid } from '@/src/api/core/from-error'
import { ApiError } from '@/src/api/core/problems'
import { findOne } from '@/src/api/core/resource/find'
import { dataOf, localeCode, uuid } from '@/src/api/core/schemas'
import { messageAboutMove } from '@/src/features/urls/server/message-about-move'
import { storedPagePath } from '@/src/features/urls/rules/page-path'
import { movePages } from '@/src/features/urls/server/move-pages'
import { urlsQuery } from './schemas'

const domains = { collection: 'domains', noun: 'domain', search: [] } as const
const MAX_PATH = 1000

const body = z
  .strictObject({
    domain: uuid,
    locale: localeCode,
    from: z.string().max(MAX_PATH).openapi({ description: 'The path that moves, with all below it.' }),
    to: z.string().max(MAX_PATH).openapi({ description: 'The path that it gets; those below it follow.' }),
  })
  .openapi('PageMove')

const moved = z
  .array(z.strictObject({ page: uuid, from: z.string(), to: z.string() }))
  .openapi('MovedPages', { description: 'The pages that moved, by path.' })

export const movePagesOperation = adminOperation({
  method: 'post',
  path: '/page-urls/move',
  tag: 'Page URLs',
  summary: 'Move a page and all pages below it to another path',
  description:
    'Changes the canonical URLs that the pages have on a domain in a language, in one transaction: if another document has one of the paths, the response is 409 and nothing changes.',
  permission: 'content.write',
  query: urlsQuery,
  body,
  answer: dataOf(moved),
  problems: ['conflict', 'notFound'],
  handle: async ({ caller, query, body: { domain: id, locale, ...paths } }) => {
    const domain = await findOne(domains, caller, id, locale)
    const [from, to] = [storedPagePath(paths.from), storedPagePath(paths.to)]
    const problem = messageAboutMove(from, to, caller.req.i18n.language)
    if (problem) throw invalid([problem])
    const place = { tenant: caller.tenant.id, domain: domain.id, locale, from, to }
    const data = await movePages(caller.req, place, { leaveRedirects: query.redirects === 'true' })
    if (data.length === 0)
      throw new ApiError('notFound', `No page has the path ${from}, nor one below it, on this domain.`)
    return { data }
  },
})
