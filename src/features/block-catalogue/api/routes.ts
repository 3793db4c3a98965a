import { z } from '@hono/zod-openapi'

import { cacheTags } from '@/src/cache/tags'
import { payloadInstance } from '@/src/platform/payload'
import { allowSharedCaching } from '@/src/api/core/caching'
import { publicSiteOperation } from '@/src/api/core/public-operation'
import { dataOf, siteLocale } from '@/src/api/core/schemas'
import { resolveLocale } from '@/src/api/core/site-locale'
import { blockCatalogue } from './catalogue'
import { block } from './schemas'

const getBlocks = publicSiteOperation({
  method: 'get',
  path: '/blocks',
  tag: 'Blocks',
  summary: 'List the block types, with their fields and an example',
  query: z.strictObject({ locale: siteLocale }),
  answer: dataOf(z.array(block)),
  problems: ['notFound'],
  handle: async ({ query, visit: { site }, headers }) => {
    const catalogue = await blockCatalogue(await payloadInstance(), resolveLocale(site, query.locale))
    allowSharedCaching(headers, [cacheTags.everything()])
    return { data: catalogue }
  },
})

export const blockOperations = [getBlocks]
