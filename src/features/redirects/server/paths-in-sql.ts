import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'

import { FALLBACK_LOCALE } from '@/src/lib/constants'

/** Joins the domain of a row `at` (with domain_id) and its default locale, as `d` and `l`. */
export const JOIN_DOMAIN_SQL = sql`JOIN domains d ON d.id = at.domain_id LEFT JOIN locales l ON l.id = d.default_locale_id`

/** The full path of `at` (locale, path) (Behaviour: locale-prefix); needs JOIN_DOMAIN_SQL. */
export const PUBLIC_PATH_SQL = sql`CASE
  WHEN at.locale::text = coalesce(l.code::text, ${FALLBACK_LOCALE}) THEN at.path
  WHEN at.path = '/' THEN '/' || at.locale ELSE '/' || at.locale || at.path END`

/** The full path of the home page in the locale of `at`; needs JOIN_DOMAIN_SQL. */
export const PUBLIC_HOME_SQL = sql`CASE
  WHEN at.locale::text = coalesce(l.code::text, ${FALLBACK_LOCALE}) THEN '/' ELSE '/' || at.locale END`

/** Whether the document of page URL `url` is published in a locale; authors and categories always are. */
export const isPublishedSql = (url: SQL, locale: SQL): SQL => sql`(CASE
  WHEN ${url}.page_id IS NOT NULL THEN EXISTS (SELECT FROM pages_locales t
    WHERE t._parent_id = ${url}.page_id AND t._locale::text = ${locale}::text AND t._status = 'published')
  WHEN ${url}.post_id IS NOT NULL THEN EXISTS (SELECT FROM posts_locales t
    WHERE t._parent_id = ${url}.post_id AND t._locale::text = ${locale}::text AND t._status = 'published')
  ELSE true END)`

/** Whether two page URLs have the same document. */
export const sameDocumentSql = (a: SQL, b: SQL): SQL => sql`(
  coalesce(${a}.page_id, ${a}.post_id, ${a}.author_id, ${a}.category_id)
  = coalesce(${b}.page_id, ${b}.post_id, ${b}.author_id, ${b}.category_id))`
