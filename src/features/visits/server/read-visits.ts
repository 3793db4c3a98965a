import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'

import { type Device, VISIT_DAYS, type VisitGroup } from '@/src/features/visits/rules/visit'
import type { Locale } from '@/src/lib/constants'
import type { Connection } from '@/src/platform/database/connection'

export const VISITED_COLLECTIONS = ['pages', 'posts', 'authors', 'categories'] as const
export type VisitedCollection = (typeof VISITED_COLLECTIONS)[number]

/** Days as `2026-11-24`, both included; by default the last ones until today. */
export type VisitFilters = {
  tenant: string
  domain?: string | undefined
  locale?: Locale | undefined
  document?: string | undefined
  from?: string | undefined
  to?: string | undefined
  /** Without `from`: how many days there are. */
  days?: number
}

/** `visitors` are those of each day, added up: who returns on another day is another visitor. */
export type VisitFigures = { views: number; visitors: number }
export type VisitedPage = {
  collection: VisitedCollection
  document: string
  domain: string
  locale: Locale
  path: string
  /** Null for a document that was deleted. */
  title: string | null
}

/** What a row is about, by the group. `referrer`: null for visits that came from no other site. */
export type VisitKeys = {
  day: { date: string }
  page: VisitedPage
  referrer: { referrer: string | null }
  device: { device: Device }
}
export type Visits<G extends VisitGroup> = VisitFigures & {
  from: string
  to: string
  rows: (VisitKeys[G] & VisitFigures)[]
}

const TITLE = sql`CASE v.kind
  WHEN 'page' THEN (SELECT title FROM pages_locales WHERE _parent_id = v.document_id AND _locale::text = v.locale)
  WHEN 'post' THEN (SELECT title FROM posts_locales WHERE _parent_id = v.document_id AND _locale::text = v.locale)
  WHEN 'author' THEN (SELECT name FROM authors WHERE id = v.document_id)
  ELSE (SELECT name FROM categories_locales WHERE _parent_id = v.document_id AND _locale::text = v.locale) END`

/** The rows of each group: their key as JSON, and their order. Only days without visits have a row too. */
const GROUPS: Record<VisitGroup, (limit: number) => SQL> = {
  day: () => sql`
    SELECT json_build_object('date', to_char(days.day, 'YYYY-MM-DD'), 'views', coalesce(sum(c.views), 0),
      'visitors', coalesce(sum(c.people), 0)) AS row, row_number() OVER (ORDER BY days.day) AS place
    FROM span CROSS JOIN generate_series(first, last, '1 day') AS days (day) LEFT JOIN chosen c ON c.day = days.day::date
    GROUP BY days.day`,
  page: (limit) => sql`
    SELECT json_build_object('collection', CASE v.kind WHEN 'category' THEN 'categories' ELSE v.kind || 's' END,
      'document', v.document_id, 'domain', v.domain_id, 'locale', v.locale, 'path', v.path, 'title', ${TITLE},
      'views', v.views, 'visitors', v.visitors) AS row, v.place
    FROM (
      SELECT document_id, domain_id, locale, min(kind) AS kind, (array_agg(path ORDER BY day DESC))[1] AS path,
        sum(views) AS views, sum(visitors) AS visitors,
        row_number() OVER (ORDER BY sum(views) DESC, document_id, domain_id, locale) AS place
      FROM chosen GROUP BY document_id, domain_id, locale
    ) v WHERE v.place <= ${limit}`,
  referrer: (limit) => rowsOf('referrer', sql`nullif(referrer_host, '')`, limit),
  device: (limit) => rowsOf('device', sql`device`, limit),
}

const rowsOf = (name: string, key: SQL, limit: number): SQL => sql`
  SELECT json_build_object(${name}::text, key, 'views', views, 'visitors', people) AS row, place
  FROM (
    SELECT ${key} AS key, sum(views) AS views, sum(people) AS people,
      row_number() OVER (ORDER BY sum(views) DESC, ${key}) AS place
    FROM chosen GROUP BY 1
  ) grouped WHERE place <= ${limit}`

/** Visitors are counted once a day per page, per site in a language, and per site. */
const visitorsOf = ({ document, locale }: VisitFilters): SQL =>
  document ? sql`visitors` : locale ? sql`locale_visitors` : sql`site_visitors`

/**
 * The visits of a tenant, in all and grouped, in one statement. The caller checks that the account may read the tenant's
 * content.
 * @param limit of rows, unless they are days
 */
export async function readVisits<G extends VisitGroup>(
  connection: Connection,
  filters: VisitFilters,
  group: G,
  limit: number,
): Promise<Visits<G>> {
  const { tenant, domain, locale, document, from, to, days = VISIT_DAYS } = filters
  const { rows } = await connection.execute<Visits<G>>(sql`
    WITH today AS (
      SELECT coalesce(${to ?? null}::date, (now() AT TIME ZONE coalesce(default_time_zone, 'UTC'))::date) AS last
      FROM tenants WHERE id = ${tenant}::uuid
    ),
    span AS (SELECT coalesce(${from ?? null}::date, last - ${days - 1}::int) AS first, last FROM today),
    chosen AS (
      SELECT v.*, v.${visitorsOf(filters)} AS people
      FROM span CROSS JOIN domains d JOIN visits v ON v.domain_id = d.id AND v.day BETWEEN first AND last
      WHERE d.tenant_id = ${tenant}::uuid
        AND (${domain ?? null}::uuid IS NULL OR d.id = ${domain ?? null}::uuid)
        AND (${locale ?? null}::text IS NULL OR v.locale = ${locale ?? null}::text)
        AND (${document ?? null}::uuid IS NULL OR v.document_id = ${document ?? null}::uuid)
    )
    SELECT to_char(first, 'YYYY-MM-DD') AS from, to_char(last, 'YYYY-MM-DD') AS to,
      (SELECT coalesce(sum(views), 0)::float8 FROM chosen) AS views,
      (SELECT coalesce(sum(people), 0)::float8 FROM chosen) AS visitors,
      (SELECT coalesce(json_agg(row ORDER BY place), '[]') FROM (${GROUPS[group](limit)}) grouped) AS rows
    FROM span`)
  const [visits] = rows
  if (!visits) throw new Error('Postgres returned no row')
  return visits
}
