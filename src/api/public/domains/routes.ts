import { z } from '@hono/zod-openapi'

import { shareUnder } from '../../core/caching'
import { siteOperation } from '../../core/public-operation'
import { dataOf, siteLocale } from '../../core/schemas'
import { servedLocale, siteContent } from '../../core/site-locale'
import { domain, toDomain } from '../../shapes/domain'

const getDomain = siteOperation({
  method: 'get',
  path: '/domains',
  tag: 'Site',
  summary: 'The domain record of the site',
  query: z.strictObject({ locale: siteLocale }),
  answer: dataOf(domain),
  problems: ['notFound'],
  handle: async ({ query, visit: { site }, headers }) => {
    const content = await siteContent(site, servedLocale(site, query.locale))
    shareUnder(headers, content.tags)
    return { data: toDomain(content) }
  },
})

export const domainOperations = [getDomain]
