import { sql, type SQL } from 'drizzle-orm'
import type { CollectionSlug, Payload, PayloadRequest, Where } from 'payload'

import { collectReferences, type Reference } from '@/src/access/references'
import { isKept } from '@/src/access/trash'
import { isRecord } from '@/src/lib/is-record'
import { isUuid } from '@/src/lib/uuid'
import { requestConnection } from '@/src/platform/database/connection'
import { tableName } from '@/src/platform/database/table-name'
import { REFERENCE_TARGETS } from './scope'
import { REFERENCES } from './table'

/** References to store for what was written: a document, or with `version` a version of one. */
export type Written = {
  collection: CollectionSlug
  id: string
  version: boolean
  references: readonly Reference[]
  /** The fields that were written, by their names in the document; the others keep their references. Null: all. */
  fields: readonly string[] | null
}

/** Rows of the table of references that were written. */
export type Changes = { added: number; removed: number }

/** The references of a document, in all its locales, to documents of the collections whose references are stored. */
export const storableReferences = (
  { collections, config }: Payload,
  collection: CollectionSlug,
  data: Record<string, unknown>,
): Reference[] =>
  collectReferences(collections[collection].config, data, config).filter(
    ({ relationTo, id }) => REFERENCE_TARGETS.some((slug) => slug === relationTo) && isUuid(id),
  )

/** Whether visitors can see some locale of the document `d`; always true without drafts. */
function isPublished({ db }: Payload, table: string): SQL {
  const hasStatus = (name: string) => {
    const columns: unknown = db.tables[name]
    return isRecord(columns) && '_status' in columns
  }
  if (hasStatus(table)) return sql`d._status = 'published'`
  const locales = `${table}_locales`
  if (!hasStatus(locales)) return sql`true`
  return sql`EXISTS (SELECT 1 FROM ${sql.identifier(locales)} l WHERE l._parent_id = d.id AND l._status = 'published')`
}

/** The document: none for a version that is not the newest, whose references are not stored. */
function selectSource(payload: Payload, { collection, id, version }: Written): SQL {
  const table = tableName(collection)
  const document = sql.identifier(table)
  return version
    ? sql`SELECT d.id, d.tenant_id, ${isKept(collection, 'd')} AS counts FROM ${sql.identifier(`_${table}_v`)} v
        JOIN ${document} d ON d.id = v.parent_id WHERE v.id = ${id}::uuid AND v.latest`
    : sql`SELECT d.id, d.tenant_id, ${isPublished(payload, table)} AND ${isKept(collection, 'd')} AS counts FROM ${document} d WHERE d.id = ${id}::uuid`
}

/** A document may still refer to one that was deleted, in a locale or field that this write did not change. */
function targetExists(references: readonly Reference[]): SQL {
  const slugs = [...new Set(references.map(({ relationTo }) => relationTo))]
  const cases = slugs.map(
    (slug) =>
      sql`WHEN ${slug} THEN EXISTS (SELECT 1 FROM ${sql.identifier(tableName(slug))} t WHERE t.id = g.to_id AND ${isKept(slug, 't')})`,
  )
  return cases.length > 0 ? sql`CASE g.to_collection ${sql.join(cases, sql` `)} END` : sql`false`
}

/**
 * Makes the stored references of a document or newest version equal to its data, in one statement that writes only what
 * has changed. Foreign keys lock the documents referred to, or reject the write when one is being deleted.
 * @returns the numbers of rows
 */
export async function storeReferences(req: PayloadRequest, written: Written): Promise<Changes> {
  const { payload } = req
  const { collection, references, fields } = written
  const given = references.map(({ path, locale, relationTo, id }) => ({
    path,
    locale,
    to_collection: relationTo,
    to_id: id,
  }))
  const version = written.version ? 'draft' : 'published'
  // What nobody can see any more loses all, whatever was written.
  const inFields = fields
    ? sql`AND (NOT s.counts OR split_part(r.path, '.', 1) = ANY(${sql.param(fields)}::text[]))`
    : sql``
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<Changes>(sql`
    WITH source AS (${selectSource(payload, written)}),
    wanted AS (
      SELECT s.tenant_id, s.id AS from_id, g.* FROM source s,
        jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS g(path text, locale text, to_collection text, to_id uuid)
      WHERE s.counts AND ${targetExists(references)}
    ),
    removed AS (
      DELETE FROM ${sql.identifier(REFERENCES)} r USING source s
      WHERE r.from_id = s.id AND r.version = ${version} ${inFields} AND NOT EXISTS (
        SELECT 1 FROM wanted w WHERE w.path = r.path AND w.locale IS NOT DISTINCT FROM r.locale
          AND w.to_collection = r.to_collection AND w.to_id = r.to_id)
      RETURNING 1
    ),
    added AS (
      INSERT INTO ${sql.identifier(REFERENCES)}
        (tenant_id, from_collection, from_id, version, locale, path, to_collection, to_id)
      SELECT tenant_id, ${collection}, from_id, ${version}, locale, path, to_collection, to_id FROM wanted
      ON CONFLICT DO NOTHING RETURNING 1
    )
    SELECT (SELECT count(*) FROM added)::int AS added, (SELECT count(*) FROM removed)::int AS removed`)
  return rows[0] ?? { added: 0, removed: 0 }
}

/**
 * Deletes the stored references of newest versions that no longer exist.
 * @param where by which versions were deleted
 * @returns the number of rows
 */
export async function deleteDraftReferences(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
): Promise<number> {
  const parent = isRecord(where.parent) ? where.parent.equals : null
  const ofDocument = isUuid(parent) ? sql`AND r.from_id = ${parent}::uuid` : sql``
  const connection = await requestConnection(req)
  const { rowCount } = await connection.execute(sql`
    DELETE FROM ${sql.identifier(REFERENCES)} r
    WHERE r.from_collection = ${collection} AND r.version = 'draft' ${ofDocument} AND NOT EXISTS (
      SELECT 1 FROM ${sql.identifier(`_${tableName(collection)}_v`)} v WHERE v.parent_id = r.from_id AND v.latest)`)
  return rowCount ?? 0
}
