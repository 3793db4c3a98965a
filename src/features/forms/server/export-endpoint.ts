import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import { APIError, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'

import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import { exportSubmissions, MAX_EXPORTED } from './export-submissions'

const COLLECTION = 'form-submissions'

const TEXTS = {
  nl: {
    file: 'inzendingen.csv',
    tooMany: (count: number) =>
      `Dit zijn ${count} inzendingen; in een bestand passen er ${MAX_EXPORTED}. Beperk de lijst met een filter.`,
  },
  en: {
    file: 'submissions.csv',
    tooMany: (count: number) =>
      `These are ${count} submissions; a file holds ${MAX_EXPORTED}. Narrow the list with a filter.`,
  },
} as const satisfies LocaleTexts<unknown>

const isWhere = (value: unknown): value is Where => typeof value === 'object' && value !== null

/** What the list shows that the address is of: its filters, its words, and the tenant that is chosen. */
function shownIn({ payload, query, headers }: PayloadRequest): Where {
  const { where, search } = query
  const collectionConfig = payload.collections[COLLECTION].config
  const asked = mergeListSearchAndWhere({
    collectionConfig,
    search: typeof search === 'string' ? search : '',
    where: isWhere(where) ? where : {},
  })
  const tenant = getTenantFromCookie(headers, 'text')
  return { and: [asked, ...(tenant ? [{ tenant: { equals: tenant } }] : [])] }
}

/** The submissions of the panel's list as a file, by the session's cookie: those that the person may read. */
export const exportEndpoint: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    const texts = textIn(TEXTS, req.i18n.language)
    const where = shownIn(req)
    const { totalDocs } = await req.payload.count({
      collection: COLLECTION,
      where,
      user: req.user,
      overrideAccess: false,
      req,
    })
    if (totalDocs > MAX_EXPORTED) throw new APIError(texts.tooMany(totalDocs), 422, null, true)
    return new Response(await exportSubmissions(req, where, { answers: 'words' }), {
      headers: {
        'cache-control': 'private, no-store',
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${texts.file}"`,
      },
    })
  },
}
