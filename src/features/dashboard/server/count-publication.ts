import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { Payload } from 'payload'

import { perLocale } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { isPublicationScheduled, type ScheduledCollection } from '@/src/platform/database/schedule-column'
import type { Publication, PublicationByLocale } from './dashboard'

type Row = { collection: ScheduledCollection; locale: Locale } & Record<keyof Publication, string>

const ZERO: Publication = { published: 0, scheduled: 0, draft: 0, missing: 0 }

/** The number of documents of a collection by locale and state. */
function statesOf(collection: ScheduledCollection, tenantId: string): SQL {
  const texts = sql.identifier(`${collection}_locales`)
  const versions = sql.identifier(`_${collection}_v`)
  const versionTexts = sql.identifier(`_${collection}_v_locales`)
  return sql`(
    WITH states AS (
      SELECT d.id, language.locale,
        coalesce(shown._status = 'published', false) AS published,
        ${isPublicationScheduled(collection, sql`d.id`, sql`language.locale`)} AS scheduled,
        coalesce(shown.title, '') <> '' OR EXISTS (
          SELECT 1 FROM ${versions} v JOIN ${versionTexts} written ON written._parent_id = v.id
          WHERE v.parent_id = d.id AND v.latest AND written._locale = language.locale
            AND coalesce(written.version_title, '') <> ''
        ) AS written
      FROM ${sql.identifier(collection)} d
      CROSS JOIN unnest(enum_range(NULL::_locales)) AS language(locale)
      LEFT JOIN ${texts} shown ON shown._parent_id = d.id AND shown._locale = language.locale
      WHERE d.tenant_id = ${tenantId} AND d.deleted_at IS NULL
    ),
    documents AS (SELECT *, bool_or(published OR written) OVER (PARTITION BY id) AS has_title FROM states)
    SELECT ${sql.raw(`'${collection}'`)} AS collection, locale, count(*) FILTER (WHERE published) AS published,
      count(*) FILTER (WHERE NOT published AND scheduled) AS scheduled,
      count(*) FILTER (WHERE NOT published AND NOT scheduled AND written) AS draft,
      count(*) FILTER (WHERE NOT published AND NOT scheduled AND NOT written) AS missing
    FROM documents WHERE has_title GROUP BY locale)`
}

/**
 * Counts a tenant's pages and posts by state and locale, in one statement. Documents without a title in any locale do not
 * count: the panel creates one when somebody opens an empty form.
 */
export async function countPublication(
  { db }: Payload,
  tenantId: string,
): Promise<Record<ScheduledCollection, PublicationByLocale>> {
  const { rows } = await db.drizzle.execute<Row>(
    sql`${statesOf('pages', tenantId)} UNION ALL ${statesOf('posts', tenantId)}`,
  )
  const inLocale = (collection: ScheduledCollection, locale: Locale): Publication => {
    const row = rows.find((one) => one.collection === collection && one.locale === locale)
    if (!row) return ZERO
    const [published, scheduled] = [Number(row.published), Number(row.scheduled)]
    return { published, scheduled, draft: Number(row.draft), missing: Number(row.missing) }
  }
  return {
    pages: perLocale((locale) => inLocale('pages', locale)),
    posts: perLocale((locale) => inLocale('posts', locale)),
  }
}
