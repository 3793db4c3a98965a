import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'

import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { isHomeAtRoot } from '../home-url'
import type { SiteContent } from '../site'

/** A document of a site: where it can be found in each language, canonical addresses only. */
export type SitemapEntry = {
  /** When it was last published, in ISO 8601. */
  updatedAt: string
  addresses: { locale: Locale; path: string }[]
}

/** A sitemap may hold 50,000 addresses: two languages leave room to spare. */
export const DOCUMENTS_PER_PART = 10_000

/** Rows of page-URLs whose document, of table `t`, is published in that language and wants to be found. */
function drafted(table: 'pages' | 'posts', column: 'page_id' | 'post_id'): SQL {
  const [documents, texts] = [sql.identifier(table), sql.identifier(`${table}_locales`)]
  return sql`
    SELECT t.id, u.locale::text AS locale, u.path, t.updated_at
    FROM own_urls u
    JOIN ${documents} t ON t.id = u.${sql.identifier(column)}
    JOIN ${texts} l ON l._parent_id = t.id AND l._locale::text = u.locale::text
    WHERE l._status = 'published' AND l.seo_noindex IS NOT TRUE`
}

const undrafted = (table: 'authors' | 'categories', column: 'author_id' | 'category_id'): SQL => sql`
  SELECT t.id, u.locale::text AS locale, u.path, t.updated_at
  FROM own_urls u JOIN ${sql.identifier(table)} t ON t.id = u.${sql.identifier(column)}`

/** The home page needs no row of its own. */
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
    drafted('pages', 'page_id'),
    drafted('posts', 'post_id'),
    undrafted('authors', 'author_id'),
    undrafted('categories', 'category_id'),
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

/** How many documents of a site want to be found. */
export async function countSitemapEntries(site: SiteContent): Promise<number> {
  const { drizzle } = (await payloadInstance()).db
  const { rows } = await drizzle.execute<{ total: string }>(
    sql`${listed(site)} SELECT count(DISTINCT id) AS total FROM listed`,
  )
  return Number(rows[0]?.total ?? 0)
}

/** The nth part (from 1) of a site's documents, by path. One read, however many there are. */
export async function readSitemapEntries(site: SiteContent, part: number): Promise<SitemapEntry[]> {
  const { drizzle } = (await payloadInstance()).db
  const { rows } = await drizzle.execute<SitemapEntry>(sql`
    ${listed(site)}
    SELECT to_json(max(updated_at)) #>> '{}' AS "updatedAt",
      json_agg(json_build_object('locale', locale, 'path', path) ORDER BY locale) AS addresses
    FROM listed GROUP BY id ORDER BY min(path), id
    LIMIT ${DOCUMENTS_PER_PART} OFFSET ${(part - 1) * DOCUMENTS_PER_PART}`)
  return rows
}
