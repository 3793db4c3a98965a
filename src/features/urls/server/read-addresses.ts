import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'

import { FALLBACK_LOCALE, type Locale } from '@/src/lib/constants'
import type { Connection } from '@/src/platform/database/connection'
import { siteOrigin } from '@/src/platform/site-origin'
import { encodePath, localizedPath } from '@/src/routing/build-path'

/** The canonical address of a document on a domain in a language; `href` is its public URL while visitors get it there. */
export type StoredAddress = {
  domain: string
  hostname: string
  locale: Locale
  path: string
  href: string | null
}

export type AddressOwner = 'pages' | 'posts'

export type AddressRow = Omit<StoredAddress, 'href'> & {
  owner: string
  defaultLocale: Locale
  isShown: boolean
}

const COLUMNS = { pages: 'page_id', posts: 'post_id' } as const satisfies Record<AddressOwner, string>

/** Whether domain `d` with default locale `l` has the language. */
export const servesSql = (locale: SQL): SQL => sql`(
  coalesce(l.code::text, ${FALLBACK_LOCALE}) = ${locale} OR EXISTS (
    SELECT FROM domain_locales dl JOIN locales own ON own.id = dl.locale_id
    WHERE dl.domain_id = d.id AND dl.enabled AND own.code::text = ${locale}
  ))`

/** A domain that redirects to another has no pages. */
export const HAS_PAGES_SQL = sql`coalesce(d.redirect_to, '') = ''`

const urlsOf = (owner: AddressOwner, ids: SQL): SQL => sql`
  SELECT u.${sql.identifier(COLUMNS[owner])} AS owner, u.domain_id, u.locale::text AS locale, u.path
  FROM page_urls u WHERE u.canonical AND u.${sql.identifier(COLUMNS[owner])} = ANY (${ids}::uuid[])`

/** The home page of a domain needs no page URL. */
const homesOf = (ids: SQL): SQL => sql`
  SELECT d.home_page_id, d.id, language.locale::text, '/'
  FROM domains d CROSS JOIN unnest(enum_range(NULL::_locales)) AS language(locale)
  WHERE d.home_page_id = ANY (${ids}::uuid[]) AND NOT EXISTS (
    SELECT FROM page_urls u WHERE u.domain_id = d.id AND u.locale::text = language.locale::text
      AND (u.path = '/' OR u.page_id = d.home_page_id)
  )`

/** The rows of `addressesFrom`. */
export function addressesSql(owner: AddressOwner, documents: readonly string[]): SQL {
  const ids = sql`${sql.param([...documents])}`
  const texts = sql.identifier(`${owner}_locales`)
  const homes = owner === 'pages' ? sql`UNION ALL ${homesOf(ids)}` : sql``
  return sql`
    SELECT at.owner, d.id AS domain, d.hostname, at.locale, at.path,
      coalesce(l.code::text, ${FALLBACK_LOCALE}) AS "defaultLocale",
      d.proof_proven_at IS NOT NULL AND ${HAS_PAGES_SQL} AND ${servesSql(sql`at.locale`)} AND EXISTS (
        SELECT FROM ${texts} t
        WHERE t._parent_id = at.owner AND t._locale::text = at.locale AND t._status = 'published'
      ) AS "isShown"
    FROM (${urlsOf(owner, ids)} ${homes}) at
    JOIN domains d ON d.id = at.domain_id LEFT JOIN locales l ON l.id = d.default_locale_id
    ORDER BY d.created_at, d.id, at.locale`
}

const toAddress = ({ domain, hostname, locale, path, defaultLocale, isShown }: AddressRow): StoredAddress => {
  const href = `${siteOrigin(hostname)}${encodePath(localizedPath(locale, defaultLocale, path))}`
  return { domain, hostname, locale, path, href: isShown ? href : null }
}

export function addressesFrom(rows: readonly AddressRow[]): (id: string) => StoredAddress[] {
  const byOwner = Map.groupBy(rows, (row) => row.owner)
  return (id) => (byOwner.get(id) ?? []).map(toAddress)
}

/** The addresses of pages or posts, in one statement. The caller checks that the account may read the documents. */
export async function readAddresses(
  connection: Connection,
  owner: AddressOwner,
  documents: readonly string[],
): Promise<(id: string) => StoredAddress[]> {
  const { rows } = await connection.execute<AddressRow>(addressesSql(owner, documents))
  return addressesFrom(rows)
}
