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
type Site = { page: string; domain: string; locale: Locale }

const siteOf = ({ page, domain, locale }: Partial<Url>): Site | null =>
  page && domain && isLocale(locale) ? { page: referenceId(page), domain: referenceId(domain), locale } : null

/** The other URLs of the page in the same locale on the same domain. */
const otherUrls = ({ page, domain, locale }: Site, id?: string): Where => ({
  page: { equals: page },
  domain: { equals: domain },
  locale: { equals: locale },
  ...(id && { id: { not_equals: id } }),
})

/**
 * Exactly one URL of a page per domain and locale is canonical. A URL that becomes canonical first unsets the other, for
 * the unique index; the only URL always is, whatever the request says.
 */
export const makeCanonical: CollectionBeforeChangeHook<PageUrl> = async ({ data, originalDoc, req }) => {
  const { id, tenant, canonical, ...url } = { ...originalDoc, ...data }
  const site = siteOf(url)
  // Validation rejects a URL that lacks one of these.
  if (!site || !tenant) return data
  await lockRedirects(req, referenceId(tenant))
  const others = otherUrls(site, id)
  if (canonical) {
    const where = { ...others, canonical: { equals: true } }
    await req.payload.db.updateOne({ collection: COLLECTION, where, data: { canonical: false }, req })
    return data
  }
  // Only counts URLs of the same page.
  const as = { overrideAccess: true, req } as const
  const { totalDocs } = await req.payload.count({ collection: COLLECTION, where: others, ...as })
  return { ...data, canonical: totalDocs === 0 }
}

/** When no URL of the page is canonical any more, makes the first by path canonical, preferably not `url` itself. */
async function ensureCanonical(req: PayloadRequest, url: Url): Promise<void> {
  const site = siteOf(url)
  if (!site) return
  const connection = await requestConnection(req)
  await connection.execute(sql`
    UPDATE page_urls SET canonical = true, updated_at = now()
    WHERE NOT canonical AND id = (
      SELECT id FROM page_urls
      WHERE page_id = ${site.page} AND domain_id = ${site.domain} AND locale::text = ${site.locale}
      ORDER BY canonical DESC, id = ${url.id}, path LIMIT 1
    )`)
}

/** Makes another URL canonical when one stops being it, or moves to another locale, domain or page. */
export const reassignCanonical: CollectionAfterChangeHook<PageUrl> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create') return
  await ensureCanonical(req, doc)
  await ensureCanonical(req, previousDoc)
}

/** As {@link reassignCanonical}, for a deleted URL. */
export const reassignCanonicalOnDelete: CollectionAfterDeleteHook<PageUrl> = ({ doc, req }) =>
  ensureCanonical(req, doc)
