import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'

import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { isHomeAtRoot } from '../home-url'
import type { SiteContent } from '../site'

/** A document of a site, with its canonical URL in each locale. */
export type SitemapEntry = {
  /** ISO 8601. */
  updatedAt: string
  urls: { locale: Locale; path: string }[]
}

/** The protocol allows 50,000 URLs per sitemap, and a document has one per locale. */
export const DOCUMENTS_PER_PART = 10_000

/** Page URLs of documents with drafts that are published in the locale and may be indexed. */
function urlsOfPublished(table: 'pages' | 'posts', column: 'page_id' | 'post_id'): SQL {
  const [documents, texts] = [sql.identifier(table), sql.identifier(`${table}_locales`)]
  return sql`
    SELECT t.id, u.locale::text AS locale, u.path, t.updated_at
    FROM own_urls u
    JOIN ${documents} t ON t.id = u.${sql.identifier(column)}
    JOIN ${texts} l ON l._parent_id = t.id AND l._locale::text = u.locale::text
    WHERE l._status = 'published' AND l.seo_noindex IS NOT TRUE`
}

const BY_AUTHOR = sql`EXISTS (
  SELECT FROM posts_rels r WHERE r.parent_id = p.id AND r.path = 'authors' AND r.authors_id = t.id)`

/** Page URLs of authors or categories with posts in the locale: the pages of others are next to empty. */
const urlsOf = (table: 'authors' | 'categories', column: 'author_id' | 'category_id', own: SQL): SQL => sql`
  SELECT t.id, u.locale::text AS locale, u.path, t.updated_at
  FROM own_urls u JOIN ${sql.identifier(table)} t ON t.id = u.${sql.identifier(column)}
  WHERE EXISTS (
    SELECT FROM posts p JOIN posts_locales l ON l._parent_id = p.id AND l._locale::text = u.locale::text
    WHERE p.tenant_id = t.tenant_id AND l._status = 'published' AND ${own})`

/** The home page needs no page URL of its own. */
const HOME = sql`
  SELECT t.id, l._locale::text AS locale, '/' AS path, t.updated_at
  FROM own_domain d
  JOIN pages t ON t.id = d.home_page_id
  JOIN pages_locales l ON l._parent_id = t.id AND l._locale::text IN (SELECT code FROM served)
  WHERE l._status = 'published' AND l.seo_noindex IS NOT TRUE
    AND ${isHomeAtRoot(sql`l._locale::text`)}`

function listed({ domain, locales }: SiteContent): SQL {
  const codes = sql.join(
    locales.map((code) => sql`(${code})`),
    sql`, `,
  )
  const kinds = [
    urlsOfPublished('pages', 'page_id'),
    urlsOfPublished('posts', 'post_id'),
    urlsOf('authors', 'author_id', BY_AUTHOR),
    urlsOf('categories', 'category_id', sql`p.category_id = t.id`),
    HOME,
  ]
  return sql`
    WITH served(code) AS (VALUES ${codes}),
    own_domain AS (SELECT * FROM domains WHERE id = ${domain.id}),
    own_urls AS (
      SELECT u.* FROM page_urls u
      WHERE u.domain_id = ${domain.id} AND u.canonical AND u.locale::text IN (SELECT code FROM served)
    ),
    listed AS (${sql.join(kinds, sql` UNION ALL `)})`
}

/** The number of documents of a site that may be indexed. */
export async function countSitemapEntries(site: SiteContent): Promise<number> {
  const { drizzle } = (await payloadInstance()).db
  const { rows } = await drizzle.execute<{ total: string }>(
    sql`${listed(site)} SELECT count(DISTINCT id) AS total FROM listed`,
  )
  return Number(rows[0]?.total ?? 0)
}

/** The documents of a part of the sitemap (from 1), by path. */
export async function readSitemapEntries(site: SiteContent, part: number): Promise<SitemapEntry[]> {
  const { drizzle } = (await payloadInstance()).db
  const { rows } = await drizzle.execute<SitemapEntry>(sql`
    ${listed(site)}
    SELECT to_json(max(updated_at)) #>> '{}' AS "updatedAt",
      json_agg(json_build_object('locale', locale, 'path', path) ORDER BY locale) AS urls
    FROM listed GROUP BY id ORDER BY min(path), id
    LIMIT ${DOCUMENTS_PER_PART} OFFSET ${(part - 1) * DOCUMENTS_PER_PART}`)
  return rows
}
