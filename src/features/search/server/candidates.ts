import { type SQL, sql } from 'drizzle-orm'

import { SEARCH_TEXTS } from '@/src/database/search/table'

const TEXTS = sql.identifier(SEARCH_TEXTS)

/** Rows per kind of match: each row is read to rank it, and a common word is in every document. */
const MAX_CANDIDATES = 200

/** Beyond every text with the same beginning. */
const LAST = '\u{10FFFF}'

/** Where a document is found says how well it fits; the rank of its words is less than 1. */
const SCORE = { path: 9, title: 8, titleStart: 6, pathStart: 5, inTitle: 4, inPath: 3, words: 2, similar: 0 }

const ESCAPED_PATH = sql`replace(replace(replace(i.path, '\\', '\\\\'), '%', '\\%'), '_', '\\_')`

/** The document of a page URL, in the language of the URL or else in the one it has. */
const ofUrls = (urls: SQL, collections: SQL, score: SQL): SQL => sql`
  SELECT r.document_id, r.locale, ${score} AS score FROM (${urls}) u JOIN ${TEXTS} r
    ON r.document_id = coalesce(u.page_id, u.post_id, u.author_id, u.category_id) AND r.version = 'newest'
    AND r.locale IN (u.locale::text, 'und') AND r.collection = ANY(${collections})`

const exactPath = (tenant: SQL, collections: SQL): SQL =>
  ofUrls(
    sql`SELECT * FROM page_urls WHERE domain_id IN (SELECT id FROM domains WHERE tenant_id = ${tenant})
      AND path = (SELECT path FROM input)`,
    collections,
    sql`${SCORE.path}::real`,
  )

const partOfPath = (tenant: SQL, collections: SQL): SQL =>
  ofUrls(
    sql`SELECT * FROM page_urls WHERE tenant_id = ${tenant}
      AND path LIKE (SELECT '%' || ${ESCAPED_PATH} || '%' FROM input i) LIMIT ${MAX_CANDIDATES}`,
    collections,
    sql`CASE WHEN starts_with(u.path, (SELECT path FROM input)) THEN ${SCORE.pathStart}::real ELSE ${SCORE.inPath} END`,
  )

/**
 * Common table expressions that end in `candidates`: document id, language and score. They read the query from `input`, which
 * comes before them. Each match reads an index and stops early; similar titles are searched only when there are few others.
 */
export function candidates(tenant: SQL, collections: SQL, limit: number): SQL {
  const own = sql`r.tenant_id = ${tenant} AND r.version = 'newest' AND r.collection = ANY(${collections})`
  const text = sql`(SELECT text FROM input)`
  const query = sql`(SELECT query FROM input)`
  const found = (rows: SQL) => sql`(${rows} LIMIT ${MAX_CANDIDATES})`
  return sql`
    by_title AS (
      SELECT r.document_id, r.locale,
        CASE WHEN lower(r.title) = ${text} THEN ${SCORE.title}::real ELSE ${SCORE.titleStart} END AS score
      FROM ${TEXTS} r WHERE ${own}
        AND lower(r.title) ~>=~ ${text} AND lower(r.title) ~<~ (SELECT text || ${LAST} FROM input)
      ORDER BY lower(r.title) USING ~<~ LIMIT ${MAX_CANDIDATES}
    ),
    by_words AS (
      ${found(sql`SELECT r.document_id, r.locale, ${SCORE.inTitle}::real AS score
        FROM ${TEXTS} r WHERE ${own} AND r.title_lexemes @@ ${query}`)}
      UNION ALL
      ${found(sql`SELECT r.document_id, r.locale, ${SCORE.words}::real AS score
        FROM ${TEXTS} r WHERE ${own} AND r.lexemes @@ ${query}`)}
    ),
    by_path AS (${exactPath(tenant, collections)} UNION ALL ${partOfPath(tenant, collections)}),
    certain AS (SELECT * FROM by_title UNION ALL SELECT * FROM by_words UNION ALL SELECT * FROM by_path),
    similar_titles AS (
      SELECT r.document_id, r.locale, (${SCORE.similar} + word_similarity(${text}, r.title))::real AS score
      FROM ${TEXTS} r WHERE (SELECT count(*) FROM certain) < ${limit} AND ${own} AND ${text} <% r.title
      LIMIT ${MAX_CANDIDATES}
    ),
    candidates AS (SELECT * FROM certain UNION ALL SELECT * FROM similar_titles)`
}
