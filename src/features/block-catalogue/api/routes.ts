import { z } from '@hono/zod-openapi'

import { cacheTags } from '@/src/cache/tags'
import { payloadInstance } from '@/src/platform/payload'
import { shareUnder } from '@/src/api/core/caching'
import { siteOperation } from '@/src/api/core/public-operation'
import { dataOf, siteLocale } from '@/src/api/core/schemas'
import { servedLocale } from '@/src/api/core/site-locale'
import { blockCatalogue } from './catalogue'
import { block } from './schemas'

const getBlocks = siteOperation({
  method: 'get',
  path: '/blocks',
  tag: 'Blocks',
  summary: 'What pages are made of: every type of block, its fields and an example',
  query: z.strictObject({ locale: siteLocale }),
  answer: dataOf(z.array(block)),
  problems: ['notFound'],
  handle: async ({ query, visit: { site }, headers }) => {
    const catalogue = await blockCatalogue(await payloadInstance(), servedLocale(site, query.locale))
    shareUnder(headers, [cacheTags.everything()])
    return { data: catalogue }
  },
})

export const blockOperations = [getBlocks]
