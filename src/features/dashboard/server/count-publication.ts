import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { LOCALES, type Locale } from '@/src/lib/constants'
import type { Publication, PublicationByLocale } from './dashboard'

const ZERO: Publication = { published: 0, draft: 0, missing: 0 }

/**
 * Counts a tenant's pages or posts by state and locale, in one statement. Documents without a title in any locale do not
 * count: the panel creates one when somebody opens an empty form.
 */
export async function countPublication(
  { db }: Payload,
  collection: 'pages' | 'posts',
  tenantId: string,
): Promise<PublicationByLocale> {
  const documents = sql.identifier(collection)
  const texts = sql.identifier(`${collection}_locales`)
  const versions = sql.identifier(`_${collection}_v`)
  const versionTexts = sql.identifier(`_${collection}_v_locales`)
  const { rows } = await db.drizzle.execute<{
    locale: Locale
    published: string
    draft: string
    missing: string
  }>(sql`
    WITH states AS (
      SELECT d.id, language.locale,
        coalesce(shown._status = 'published', false) AS published,
        coalesce(shown.title, '') <> '' OR EXISTS (
          SELECT 1 FROM ${versions} v JOIN ${versionTexts} written ON written._parent_id = v.id
          WHERE v.parent_id = d.id AND v.latest AND written._locale = language.locale
            AND coalesce(written.version_title, '') <> ''
        ) AS written
      FROM ${documents} d
      CROSS JOIN unnest(enum_range(NULL::_locales)) AS language(locale)
      LEFT JOIN ${texts} shown ON shown._parent_id = d.id AND shown._locale = language.locale
      WHERE d.tenant_id = ${tenantId}
    ),
    documents AS (SELECT *, bool_or(published OR written) OVER (PARTITION BY id) AS has_title FROM states)
    SELECT locale, count(*) FILTER (WHERE published) AS published,
      count(*) FILTER (WHERE NOT published AND written) AS draft,
      count(*) FILTER (WHERE NOT published AND NOT written) AS missing
    FROM documents WHERE has_title GROUP BY locale`)
  const byLocale = new Map(
    rows.map(({ locale, published, draft, missing }) => [
      locale,
      { published: Number(published), draft: Number(draft), missing: Number(missing) },
    ]),
  )
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, byLocale.get(locale) ?? ZERO]),
  ) as PublicationByLocale
}
