import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { Payload } from 'payload'

import { AUDIT_LOG } from '@/src/features/audit/rules/audit-entry'
import type { Locale } from '@/src/lib/constants'
import { isPublicationScheduled, type ScheduledCollection } from '@/src/platform/database/schedule-column'
import { tableName } from '@/src/platform/database/table-name'
import { EDITED_DOCUMENTS_LIMIT, type EditedCollection, type EditedDocument } from './dashboard'

/** `locale`: preferred for titles. `reader`: the account that sees its own name only; null: sees all names. */
type Query = { tenantId: string; locale: Locale; reader: string | null }

const newest = sql`ORDER BY at DESC LIMIT ${EDITED_DOCUMENTS_LIMIT}`

/** Reads versions, as only they have drafts. Skips documents without a title in any locale: nothing was written yet. */
function versioned(collection: ScheduledCollection, { tenantId, locale }: Query): SQL {
  const texts = sql.identifier(`_${collection}_v_locales`)
  const shown = sql.identifier(`${collection}_locales`)
  return sql`(
    SELECT ${collection} AS collection, v.parent_id AS id, v.version_updated_at AS at,
      (SELECT version_title FROM ${texts} WHERE _parent_id = v.id AND version_title <> ''
        ORDER BY _locale::text = ${locale} DESC LIMIT 1) AS title,
      (SELECT json_object_agg(written._locale,
          CASE WHEN shown._status = 'published' AND written.version__status = 'published' THEN 'published'
            WHEN shown._status = 'published' THEN 'changed'
            WHEN ${isPublicationScheduled(collection, sql`v.parent_id`, sql`written._locale`)} THEN 'scheduled'
            ELSE 'draft' END)
        FROM ${texts} written
        LEFT JOIN ${shown} shown ON shown._parent_id = v.parent_id AND shown._locale = written._locale
        WHERE written._parent_id = v.id AND (written.version_title <> '' OR shown._status = 'published')) AS status
    FROM ${sql.identifier(`_${collection}_v`)} v
    WHERE v.version_tenant_id = ${tenantId} AND v.latest AND v.parent_id IS NOT NULL AND v.version_deleted_at IS NULL
      AND (EXISTS (SELECT FROM ${texts} WHERE _parent_id = v.id AND version_title <> '')
        OR EXISTS (SELECT FROM ${shown} WHERE _parent_id = v.parent_id AND _status = 'published'))
    ${newest})`
}

/** A collection without drafts; `title` is an SQL expression. */
function unversioned(collection: EditedCollection, title: SQL, { tenantId }: Query): SQL {
  return sql`(
    SELECT ${collection} AS collection, d.id, d.updated_at AS at, ${title} AS title, NULL::json AS status
    FROM ${sql.identifier(collection)} d
    WHERE d.tenant_id = ${tenantId} AND coalesce(${title}, '') <> '' ${newest})`
}

const nameIn = (texts: string, locale: Locale): SQL =>
  sql`(SELECT name FROM ${sql.identifier(texts)} WHERE _parent_id = d.id AND name <> ''
    ORDER BY _locale::text = ${locale} DESC LIMIT 1)`

/** A tenant's last edited documents and their editors. One statement; each part reads only as many rows as the limit. */
export async function findEdited({ db }: Payload, query: Query): Promise<EditedDocument[]> {
  const { tenantId, locale, reader } = query
  const parts = [
    versioned('pages', query),
    versioned('posts', query),
    unversioned('templates', sql`d.name`, query),
    unversioned('products', nameIn('products_locales', locale), query),
    unversioned('authors', sql`d.name`, query),
    unversioned('categories', nameIn('categories_locales', locale), query),
    unversioned('forms', sql`d.title`, query),
    unversioned('media', sql`d.filename`, query),
  ]
  const { rows } = await db.drizzle.execute<Omit<EditedDocument, 'editedAt'> & { at: string | Date }>(sql`
    WITH edited AS (${sql.join(parts, sql` UNION ALL `)}), listed AS (SELECT * FROM edited ${newest})
    SELECT listed.collection, listed.id, listed.title, listed.status,
      to_char(listed.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at,
      CASE WHEN ${reader}::text IS NULL OR last.actor_id::text = ${reader} THEN last.actor_name END AS "editedBy"
    FROM listed LEFT JOIN LATERAL (
      SELECT actor_id, actor_name FROM ${sql.identifier(tableName(AUDIT_LOG))}
      WHERE document_id = listed.id::text AND tenant_id = ${tenantId}
      ORDER BY created_at DESC LIMIT 1
    ) last ON true
    ORDER BY listed.at DESC, listed.id`)
  return rows.map(({ at, ...document }) => ({ ...document, editedAt: String(at) }))
}
