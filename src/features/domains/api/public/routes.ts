import { z } from '@hono/zod-openapi'

import { allowSharedCaching } from '@/src/api/core/caching'
import { publicSiteOperation } from '@/src/api/core/public-operation'
import { dataOf, siteLocale } from '@/src/api/core/schemas'
import { resolveLocale, siteContent } from '@/src/api/core/site-locale'
import { domain, toDomain } from '@/src/api/shapes/domain'

const getDomain = publicSiteOperation({
  method: 'get',
  path: '/domains',
  tag: 'Site',
  summary: 'Read the domain record of the site',
  query: z.strictObject({ locale: siteLocale }),
  answer: dataOf(domain),
  problems: ['notFound'],
  handle: async ({ query, visit: { site }, headers }) => {
    const content = await siteContent(site, resolveLocale(site, query.locale))
    allowSharedCaching(headers, content.tags)
    return { data: toDomain(content) }
  },
})

export const domainOperations = [getDomain]
