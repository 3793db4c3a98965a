import { type SQL, sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { DICTIONARIES, SEARCH_TEXTS } from '@/src/database/search/table'
import { SEARCHED, type SearchedCollection } from '@/src/features/search/rules/searched'
import type { SearchQuery } from '@/src/features/search/rules/search-query'
import type { Locale } from '@/src/lib/constants'
import { requestConnection } from '@/src/platform/database/connection'
import { candidates } from './candidates'

/** `locale`: preferred where a document is found in several. */
export type Scope = {
  tenant: string
  collections: readonly SearchedCollection[]
  locale: Locale
  limit: number
}

/** A document as it was found: in the language in which it fits best, null for one without a language. */
export type FoundText = {
  collection: SearchedCollection
  id: string
  locale: Locale | null
  title: string
  path: string | null
  excerpt: string | null
  cutBefore: boolean
  cutAfter: boolean
  /** The stems of the words that were asked for. */
  stems: string[]
}

const TEXTS = sql.identifier(SEARCH_TEXTS)

/** How much of the words is shown, and of that before the first hit. */
const EXCERPT = { length: 200, before: 60 }

const URL_COLUMNS = {
  pages: 'page_id',
  posts: 'post_id',
  authors: 'author_id',
  categories: 'category_id',
} as const satisfies Partial<Record<SearchedCollection, string>>

/** The path of a found document in the language in which it was found; the canonical one first. */
const PATH = sql.join(
  Object.entries(URL_COLUMNS).map(
    ([collection, column]) => sql`WHEN ${sql.raw(`'${collection}'`)} THEN (
      SELECT u.path FROM page_urls u WHERE u.${sql.identifier(column)} = f.document_id AND u.locale::text = f.locale
      ORDER BY u.canonical DESC NULLS LAST, u.created_at LIMIT 1)`,
  ),
  sql` `,
)

const COLUMNS = sql`f.collection, f.document_id AS id, nullif(f.locale, 'und') AS locale, CASE f.collection ${PATH} END AS path,
  coalesce(nullif(f.title, ''), (SELECT o.title FROM ${TEXTS} o
    WHERE o.document_id = f.document_id AND o.version = 'newest' AND o.title <> '' LIMIT 1), '') AS title`

const textArray = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`

/** What is asked, once. Its only row is read by subqueries, so that the threshold is set before an index is read. */
const input = ({ text, words, lexemes, path }: SearchQuery): SQL => {
  const configs = ['simple', ...Object.values(DICTIONARIES)]
  const queries = configs.map((name) => sql`to_tsquery(${sql.raw(`'${name}'`)}, ${lexemes})`)
  const stems = Object.values(DICTIONARIES).map(
    (name) => sql`to_tsvector(${sql.raw(`'${name}'`)}, ${words.join(' ')})`,
  )
  return sql`SELECT set_config('pg_trgm.word_similarity_threshold', '0.45', true), ${text}::text AS text,
    ${path}::text AS path, (${sql.join(queries, sql` || `)}) AS query,
    tsvector_to_array(${sql.join(stems, sql` || `)}) || ${textArray(words)} AS stems`
}

/** The best first; of equal ones, pages before their forms and images, and then what changed last. */
const order = (row: SQL): SQL =>
  sql`${row}.score DESC, array_position(${textArray(SEARCHED)}, ${row}.collection), ${row}.changed_at DESC, ${row}.document_id`

/** Finds documents by their titles, paths and words, the best first. One statement. */
export async function findTexts(req: PayloadRequest, query: SearchQuery, scope: Scope): Promise<FoundText[]> {
  const { tenant, collections, locale, limit } = scope
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<FoundText>(sql`
    WITH input AS MATERIALIZED (${input(query)}),
    ${candidates(sql`${tenant}::uuid`, textArray(collections), limit)},
    best AS (SELECT document_id, locale, max(score) AS score FROM candidates GROUP BY document_id, locale),
    ranked AS (
      SELECT DISTINCT ON (r.document_id) r.document_id, r.locale, r.collection, r.title, r.words, r.changed_at,
        b.score + ts_rank(r.lexemes, (SELECT query FROM input)) AS score
      FROM best b JOIN ${TEXTS} r ON (r.document_id, r.version, r.locale) = (b.document_id, 'newest', b.locale)
      ORDER BY r.document_id, score DESC, r.locale = ${locale} DESC
    ),
    f AS (SELECT * FROM ranked r ORDER BY ${order(sql`r`)} LIMIT ${limit})
    SELECT ${COLUMNS}, (SELECT stems FROM input) AS stems,
      substring(f.words FROM start.at FOR ${EXCERPT.length}) AS excerpt,
      coalesce(start.at > 1, false) AS "cutBefore",
      coalesce(start.at + ${EXCERPT.length} <= length(f.words), false) AS "cutAfter"
    FROM f LEFT JOIN LATERAL (
      SELECT greatest(min(nullif(strpos(lower(f.words), stem), 0)) - ${EXCERPT.before}::int, 1) AS at
      FROM unnest((SELECT stems FROM input)) stem HAVING min(nullif(strpos(lower(f.words), stem), 0)) IS NOT NULL
    ) start ON true
    ORDER BY ${order(sql`f`)}`)
  return rows
}

/** The documents whose texts changed last. One statement. */
export async function findRecent(req: PayloadRequest, scope: Scope): Promise<FoundText[]> {
  const { tenant, collections, locale, limit } = scope
  const connection = await requestConnection(req)
  const { rows } = await connection.execute<FoundText>(sql`
    WITH newest AS (
      SELECT document_id, locale, collection, title, changed_at FROM ${TEXTS}
      WHERE tenant_id = ${tenant}::uuid AND version = 'newest' AND collection = ANY(${textArray(collections)})
      ORDER BY changed_at DESC LIMIT ${limit * 2}
    ),
    f AS (
      SELECT DISTINCT ON (document_id) * FROM newest
      ORDER BY document_id, changed_at DESC, locale = ${locale} DESC
    )
    SELECT ${COLUMNS}, NULL AS excerpt, false AS "cutBefore", false AS "cutAfter", '{}'::text[] AS stems
    FROM f ORDER BY f.changed_at DESC, f.document_id LIMIT ${limit}`)
  return rows
}
