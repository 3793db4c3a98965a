import { type SQL, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import type { Pair } from '@/src/database/translations/store'
import { TRANSLATIONS } from '@/src/database/translations/table'
import { requestConnection } from '@/src/platform/database/connection'
import { tableName } from '@/src/platform/database/table-name'
import { LOCALES, type Locale } from '@/src/lib/constants'
import type { Overwrite } from '../rules/model/open-segment'
import {
  DRAFTED,
  TRANSLATED,
  type TranslatedCollection,
  translatedFacts,
  type TranslationCounts,
} from '../rules/translated'
import { sourceLocale } from './source-locale'

/** What a document lacks; `complete`: nothing. */
export const TRANSLATION_NEEDS = ['missing', 'outdated', 'unreviewed', 'complete'] as const
export type TranslationNeed = (typeof TRANSLATION_NEEDS)[number]

export type TranslationRow = TranslationCounts & {
  collection: TranslatedCollection
  id: string
  title: string | null
}

type Selection = Pair & {
  tenant: string
  collection?: TranslatedCollection | undefined
  need?: TranslationNeed | undefined
  search?: string | undefined
}
type Query = Selection & { page: number; limit: number }

const NEEDS: Record<TranslationNeed, SQL> = {
  missing: sql`t.missing > 0`,
  outdated: sql`t.outdated > 0`,
  unreviewed: sql`t.unreviewed > 0`,
  complete: sql`t.missing + t.outdated + t.unreviewed = 0`,
}

/** The title of the newest draft, in the source language if it has one there. */
export function titleOf(collection: TranslatedCollection, from: string): SQL {
  const { title, drafts } = translatedFacts(collection)
  if (!title) return sql`NULL::varchar`
  const table = drafts ? `_${tableName(collection)}_v` : tableName(collection)
  const owner = drafts ? sql`v.parent_id = t.document_id AND v.latest` : sql`v.id = t.document_id`
  const field = sql.identifier(drafts ? `version_${title.field}` : title.field)
  if (!title.localized)
    return sql`(SELECT v.${field} FROM ${sql.identifier(table)} v WHERE ${owner} AND v.${field} <> '')`
  return sql`(SELECT x.${field} FROM ${sql.identifier(table)} v
    JOIN ${sql.identifier(`${table}_locales`)} x ON x._parent_id = v.id
    WHERE ${owner} AND x.${field} <> '' ORDER BY x._locale::text = ${from} DESC LIMIT 1)`
}

const wanted = ({ tenant, from, to, need }: Selection): SQL =>
  sql`t.tenant_id = ${tenant}::uuid AND t.from_locale = ${from} AND t.to_locale = ${to} AND t.total > 0
    AND ${need ? NEEDS[need] : sql`true`}`

const part = (collection: TranslatedCollection, query: Selection): SQL => sql`
  SELECT t.collection, t.document_id AS id, t.total, t.missing, t.outdated, t.unreviewed, ${titleOf(collection, query.from)} AS title
  FROM ${sql.identifier(TRANSLATIONS)} t WHERE t.collection = ${collection} AND ${wanted(query)}`

/** The rows of the documents that a person sees with this selection, of some collections. */
function found(query: Selection, among: readonly TranslatedCollection[] = TRANSLATED): SQL {
  const { collection, search } = query
  const parts = (collection ? [collection] : among).map((slug) => part(slug, query))
  return sql`SELECT * FROM (${sql.join(parts, sql` UNION ALL `)}) d
    WHERE ${search ? sql`strpos(lower(d.title), lower(${search})) > 0` : sql`true`}`
}

/** Documents of a tenant with what they lack in a language, those that lack most first, in one statement. */
export async function listTranslations(
  req: PayloadRequest,
  query: Query,
): Promise<{ rows: TranslationRow[]; total: number }> {
  const { page, limit } = query
  const connection = await requestConnection(req)
  // The total also on a page past the end, where no row could carry it.
  const { rows: answers } = await connection.execute<{ rows: TranslationRow[]; total: number }>(sql`
    WITH found AS (${found(query)})
    SELECT (SELECT count(*) FROM found)::int AS total, (SELECT coalesce(json_agg(row), '[]') FROM (
      SELECT * FROM found ORDER BY missing + outdated + unreviewed DESC, title, id
      LIMIT ${limit} OFFSET ${(page - 1) * limit}) row) AS rows`)
  return answers[0] ?? { rows: [], total: 0 }
}

/** A document with how much of it is open. */
export type TranslatedDocument = { collection: TranslatedCollection; id: string; open: number }

const OPEN: Record<Overwrite, SQL> = {
  missing: sql`missing`,
  outdated: sql`missing + outdated`,
  all: sql`total`,
}

/**
 * The documents of a selection, or of these ids, in which there is something to translate; those that lack most first. Only
 * those with drafts, unless the selection names a collection.
 */
export async function findOpen(
  req: PayloadRequest,
  {
    ids,
    overwrite,
    limit,
    ...selection
  }: Selection & { ids?: readonly string[] | undefined; overwrite: Overwrite; limit: number },
): Promise<TranslatedDocument[]> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<TranslatedDocument>(sql`
    SELECT collection, id, ${OPEN[overwrite]} AS open FROM (${found(selection, DRAFTED)}) f
    WHERE ${OPEN[overwrite]} > 0 AND ${ids ? sql`id = ANY(${sql.param([...ids])}::uuid[])` : sql`true`}
    ORDER BY missing + outdated + unreviewed DESC, title, id LIMIT ${limit}`)
  return rows
}

/** Which of these ids are no documents of the tenant that are translated, of some collections. */
export async function unknownIds(
  req: PayloadRequest,
  tenant: string,
  ids: readonly string[],
  among: readonly TranslatedCollection[] = TRANSLATED,
): Promise<Set<string>> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ id: string }>(sql`
    SELECT given.id FROM unnest(${sql.param([...ids])}::uuid[]) AS given(id)
    WHERE NOT EXISTS (SELECT FROM ${sql.identifier(TRANSLATIONS)} t
      WHERE t.document_id = given.id AND t.tenant_id = ${tenant}::uuid
        AND t.collection = ANY(${sql.param([...among])}::text[]))`)
  return new Set(rows.map(({ id }) => id))
}

/** The numbers of a tenant’s documents, or those of one collection, that lack something in a language. */
export async function countTranslations(
  req: PayloadRequest,
  { tenant, from, to, collection }: Pair & { tenant: string; collection?: TranslatedCollection },
): Promise<Record<TranslationNeed, number>> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<Record<TranslationNeed, number>>(sql`
    SELECT ${sql.join(
      TRANSLATION_NEEDS.map(
        (need) => sql`(count(*) FILTER (WHERE ${NEEDS[need]}))::int AS ${sql.identifier(need)}`,
      ),
      sql`, `,
    )}
    FROM ${sql.identifier(TRANSLATIONS)} t
    WHERE t.tenant_id = ${tenant}::uuid AND t.from_locale = ${from} AND t.to_locale = ${to} AND t.total > 0
      AND ${collection ? sql`t.collection = ${collection}` : sql`true`}`)
  return rows[0] ?? { missing: 0, outdated: 0, unreviewed: 0, complete: 0 }
}

/** The same for each language that a tenant translates to. */
export async function countByLanguage(
  req: PayloadRequest,
  tenant: string,
): Promise<{ to: Locale; counts: Record<TranslationNeed, number> }[]> {
  const from = await sourceLocale(req, tenant)
  const targets = LOCALES.filter((code) => code !== from)
  return Promise.all(
    targets.map(async (to) => ({ to, counts: await countTranslations(req, { tenant, from, to }) })),
  )
}

/** The documents of a collection that need something in a language; never all that a tenant has. */
export async function findNeeding(
  req: PayloadRequest,
  {
    tenant,
    from,
    to,
    collection,
    need,
  }: Pair & { tenant: string; collection: TranslatedCollection; need: TranslationNeed },
): Promise<string[]> {
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<{ id: string }>(sql`
    SELECT t.document_id AS id FROM ${sql.identifier(TRANSLATIONS)} t
    WHERE t.collection = ${collection} AND ${wanted({ tenant, from, to, need })}`)
  return rows.map(({ id }) => id)
}
