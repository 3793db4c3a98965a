import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { Payload } from 'payload'

import type { PreviewTarget } from '@/src/features/previews/rules/preview'
import { COLUMNS } from './document-columns'

/** Whether a page URL `u` is that of a document; parts of every page have none. */
const isUrlOf = ({ collection, id }: PreviewTarget): SQL =>
  collection in COLUMNS
    ? sql`u.${sql.identifier(COLUMNS[collection as keyof typeof COLUMNS])} = ${id}`
    : sql`false`

/**
 * The hostname to preview a document on: where it has a page URL, in its language if possible, else the tenant's first that
 * serves that language. Only hostnames that are served and do not redirect to another.
 */
export async function previewHost(
  { db }: Payload,
  document: PreviewTarget,
  tenant: string,
): Promise<string | null> {
  const { collection, id, locale } = document
  // First where one of its pages is.
  const showsRelease = sql`EXISTS (
    SELECT FROM release_items i JOIN page_urls shown ON shown.page_id = i.page_id OR shown.post_id = i.post_id
    WHERE i.release_id = ${id} AND shown.domain_id = d.id) DESC,`
  // A brand is that of one domain, and shown nowhere else.
  const isOfBrand = sql`EXISTS (SELECT FROM brands b WHERE b.id = ${id} AND b.domain_id = d.id)`
  const { rows } = await db.drizzle.execute<{ hostname: string }>(sql`
    SELECT d.hostname FROM domains d
    LEFT JOIN page_urls u ON u.domain_id = d.id AND ${isUrlOf(document)}
    WHERE d.tenant_id = ${tenant} AND d.proof_proven_at IS NOT NULL AND coalesce(d.redirect_to, '') = ''
      AND ${collection === 'brands' ? isOfBrand : sql`true`}
    ORDER BY ${collection === 'releases' ? showsRelease : sql``}
      coalesce(u.locale::text = ${locale}, false) DESC, (u.id IS NOT NULL OR d.home_page_id = ${id}) DESC,
      coalesce(u.canonical, false) DESC,
      EXISTS (
        SELECT FROM domain_locales dl JOIN locales l ON l.id = dl.locale_id
        WHERE dl.domain_id = d.id AND dl.enabled AND l.code::text = ${locale}
      ) DESC, d.created_at
    LIMIT 1`)
  return rows[0]?.hostname ?? null
}
