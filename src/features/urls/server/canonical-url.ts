import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  Where,
} from 'payload'

import type { PageUrl } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { isLocale, type Locale } from '@/src/lib/constants'
import { requestConnection } from '@/src/platform/database/connection'
import { lockRedirects } from '@/src/features/redirects'

const COLLECTION = 'page-urls'

type Url = Pick<PageUrl, 'page' | 'domain' | 'locale'> & { id?: string }
type Place = { page: string; domain: string; locale: Locale }

const placeOf = ({ page, domain, locale }: Partial<Url>): Place | null =>
  page && domain && isLocale(locale) ? { page: referenceId(page), domain: referenceId(domain), locale } : null

/** The other URLs of the page in the same language of the same domain. */
const besides = ({ page, domain, locale }: Place, id?: string): Where => ({
  page: { equals: page },
  domain: { equals: domain },
  locale: { equals: locale },
  ...(id && { id: { not_equals: id } }),
})

/**
 * Of the URLs that a page has in a language of a domain exactly one is canonical: a URL that becomes it takes it from the
 * one that was, which the unique index would else refuse; the only URL is it, whatever was asked.
 */
export const makeCanonical: CollectionBeforeChangeHook<PageUrl> = async ({ data, originalDoc, req }) => {
  const { id, tenant, canonical, ...url } = { ...originalDoc, ...data }
  const place = placeOf(url)
  // What lacks one of these is refused where it is validated.
  if (!place || !tenant) return data
  await lockRedirects(req, referenceId(tenant))
  const others = besides(place, id)
  if (canonical) {
    const where = { ...others, canonical: { equals: true } }
    await req.payload.db.updateOne({ collection: COLLECTION, where, data: { canonical: false }, req })
    return data
  }
  // Where its own page is to be found; nothing of it is shown.
  const as = { overrideAccess: true, req } as const
  const { totalDocs } = await req.payload.count({ collection: COLLECTION, where: others, ...as })
  return { ...data, canonical: totalDocs === 0 }
}

/** Where no URL of a page is canonical any more, another one than `url` is, by path; what readers took to be it. */
async function passOn(req: PayloadRequest, url: Url): Promise<void> {
  const place = placeOf(url)
  if (!place) return
  const connection = await requestConnection(req)
  await connection.execute(sql`
    UPDATE page_urls SET canonical = true, updated_at = now()
    WHERE NOT canonical AND id = (
      SELECT id FROM page_urls
      WHERE page_id = ${place.page} AND domain_id = ${place.domain} AND locale::text = ${place.locale}
      ORDER BY canonical DESC, id = ${url.id}, path LIMIT 1
    )`)
}

/** A URL that is canonical no more, or moved to another language, domain or page, leaves that to another one. */
export const reassignCanonical: CollectionAfterChangeHook<PageUrl> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create') return
  await passOn(req, doc)
  await passOn(req, previousDoc)
}

/** As {@link reassignCanonical}, for one that is gone. */
export const reassignCanonicalOnDelete: CollectionAfterDeleteHook<PageUrl> = ({ doc, req }) =>
  passOn(req, doc)
