import { sql } from '@payloadcms/db-postgres'

import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { encodePath, localizedPath } from '@/src/routing/build-path'
import { isHomeAtRoot } from './home-url'
import type { SiteContent } from './site'

/** `path`: the canonical full path, percent-encoded; `updatedAt`: ISO 8601. */
type ListedPage = { id: string; path: string; title: string; updatedAt: string }

const ORDERS = {
  path: sql`a.path, a.id`,
  '-updatedAt': sql`t.updated_at DESC, a.path, a.id`,
} as const
type PageOrder = keyof typeof ORDERS

type Part = { page: number; limit: number; sort: PageOrder }

/**
 * The pages of a site that are published in a locale, each at its canonical path. The home page needs no page URL of its
 * own.
 */
export async function readPageList(site: SiteContent, locale: Locale, { page, limit, sort }: Part) {
  const { drizzle } = (await payloadInstance()).db
  const rows = sql`
    FROM (
      SELECT page_id AS id, path FROM page_urls
      WHERE domain_id = ${site.domain.id} AND locale::text = ${locale} AND canonical AND page_id IS NOT NULL
      UNION ALL
      SELECT home_page_id, '/' FROM domains d
      WHERE d.id = ${site.domain.id} AND ${isHomeAtRoot(sql`${locale}`)}
    ) a
    JOIN pages t ON t.id = a.id
    JOIN pages_locales l ON l._parent_id = t.id AND l._locale::text = ${locale} AND l._status = 'published'`
  const [found, counted] = await Promise.all([
    drizzle.execute<ListedPage>(sql`
      SELECT t.id, a.path, l.title, to_json(t.updated_at) #>> '{}' AS "updatedAt" ${rows}
      ORDER BY ${ORDERS[sort]} LIMIT ${limit} OFFSET ${(page - 1) * limit}`),
    drizzle.execute<{ total: string }>(sql`SELECT count(*) AS total ${rows}`),
  ])
  const docs = found.rows.map((row) => ({
    ...row,
    path: encodePath(localizedPath(locale, site.defaultLocale, row.path)),
    updatedAt: new Date(row.updatedAt).toISOString(),
  }))
  return { docs, total: Number(counted.rows[0]?.total ?? 0) }
}
