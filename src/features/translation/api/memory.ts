import { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import type { Operation } from '@/src/api/core/operation'
import { findOne } from '@/src/api/core/resource/find'
import { idIn, paramsOf } from '@/src/api/core/resource/resource'
import { dataOf } from '@/src/api/core/schemas'
import type { Locale } from '@/src/lib/constants'
import { proposeForDocument } from '../server/memory/propose'
import { pairOf, type Place } from './places'
import { memoryMatch, pairQuery, targetLocale } from './schemas'

/** What memory proposes for the texts of a document. */
export const memoryOperation = (place: Place): Operation =>
  adminOperation({
    method: 'get',
    path: `${place.path}/{${place.param}}/translations/{locale}/memory`,
    tag: place.tag,
    summary: `Get what translation memory proposes for ${place.one}`,
    description:
      'For texts that are missing or outdated: what people of the tenant translated or accepted before. A proposal is not stored.',
    permission: place.read,
    params: paramsOf(place).extend({ locale: targetLocale }),
    query: z.strictObject(pairQuery),
    answer: dataOf(z.array(memoryMatch)),
    handle: async ({ caller, params, query }) => {
      const [id, pair] = [idIn(params, place), await pairOf(caller, params.locale as Locale, query.from)]
      const { collection, noun, drafts } = place
      await findOne({ collection, noun, drafts, search: [] }, caller, id, pair.to)
      const document = { collection, id }
      return { data: await proposeForDocument(caller.req, document, { tenant: caller.tenant.id, ...pair }) }
    },
  })
