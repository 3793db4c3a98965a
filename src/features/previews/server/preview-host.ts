import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import type { PreviewedDocument } from '@/src/features/previews/rules/preview'
import { COLUMNS } from './document-columns'

/**
 * The hostname to preview a document on: where it has a page URL, in its language if possible, else the tenant's first that
 * serves that language. Only hostnames that are served and do not redirect to another.
 */
export async function previewHost(
  { db }: Payload,
  { collection, id, locale }: PreviewedDocument,
  tenant: string,
): Promise<string | null> {
  const { rows } = await db.drizzle.execute<{ hostname: string }>(sql`
    SELECT d.hostname FROM domains d
    LEFT JOIN page_urls u ON u.domain_id = d.id AND u.${sql.identifier(COLUMNS[collection])} = ${id}
    WHERE d.tenant_id = ${tenant} AND d.proof_proven_at IS NOT NULL AND coalesce(d.redirect_to, '') = ''
    ORDER BY coalesce(u.locale::text = ${locale}, false) DESC, (u.id IS NOT NULL OR d.home_page_id = ${id}) DESC,
      coalesce(u.canonical, false) DESC,
      EXISTS (
        SELECT FROM domain_locales dl JOIN locales l ON l.id = dl.locale_id
        WHERE dl.domain_id = d.id AND dl.enabled AND l.code::text = ${locale}
      ) DESC, d.created_at
    LIMIT 1`)
  return rows[0]?.hostname ?? null
}
