import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'

import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { encodePath, localizedPath } from '@/src/routing/build-path'
import type { DocumentKind } from '@/src/routing/types'
import type { SiteContent } from './site'

/** A public URL of a document; `path` is its page path, `href` the full path, percent-encoded. */
export type DocumentUrl = {
  kind: DocumentKind
  documentId: string
  locale: Locale
  path: string
  href: string
  canonical: boolean
}

type Ids = Partial<Record<DocumentKind, readonly string[]>>
type Row = Omit<DocumentUrl, 'href'>

/** Authors and categories have no status. */
const TEXTS = {
  page: 'pages_locales',
  post: 'posts_locales',
  author: null,
  category: null,
} as const satisfies Record<DocumentKind, string | null>

const isAny = (ids: readonly string[]): SQL => sql`= ANY (${sql.param([...new Set(ids)])})`

const publishedIn = (texts: string, id: SQL, locale: SQL): SQL => sql`
  JOIN ${sql.identifier(texts)} published ON published._parent_id = ${id}
    AND published._locale = ${locale}::text::_locales AND published._status = 'published'`

function storedUrls(kind: DocumentKind, ids: readonly string[], { domain, locales }: SiteContent): SQL {
  const id = sql`u.${sql.identifier(`${kind}_id`)}`
  const texts = TEXTS[kind]
  return sql`
    SELECT ${sql.raw(`'${kind}'`)} AS kind, ${id} AS "documentId", u.locale::text AS locale, u.path,
      coalesce(u.canonical, false) AS canonical, false AS "isHome"
    FROM page_urls u ${texts ? publishedIn(texts, id, sql`u.locale`) : sql``}
    WHERE u.domain_id = ${domain.id} AND ${id} ${isAny(ids)} AND u.locale::text = ANY (${sql.param(locales)})`
}

/** The URLs that drafts of a release will have. */
function draftUrls(kind: 'page' | 'post', ids: readonly string[], { domain, drafts = [] }: SiteContent): SQL {
  const id = sql`u.${sql.identifier(`${kind}_id`)}`
  const shown = drafts.map(({ document, locale }) => `${document} ${locale}`)
  return sql`
    SELECT ${sql.raw(`'${kind}'`)} AS kind, ${id} AS "documentId", u.locale::text AS locale, u.path,
      coalesce(u.canonical, false) AS canonical, false AS "isHome"
    FROM page_urls u WHERE u.domain_id = ${domain.id} AND ${id} ${isAny(ids)}
      AND concat(${id}, ' ', u.locale) = ANY (${sql.param(shown)})`
}

const isDrafted = (kind: DocumentKind): kind is 'page' | 'post' => kind === 'page' || kind === 'post'

/** The home page needs no page URL of its own: the domain's setting puts it at "/" where no page URL has that path. */
const homeUrls = (ids: readonly string[], { domain, locales }: SiteContent): SQL => sql`
  SELECT 'page' AS kind, d.home_page_id AS "documentId", language.locale, '/' AS path, true AS canonical,
    true AS "isHome"
  FROM domains d CROSS JOIN unnest(${sql.param(locales)}::text[]) AS language(locale)
  ${publishedIn(TEXTS.page, sql`d.home_page_id`, sql`language.locale`)}
  WHERE d.id = ${domain.id} AND d.home_page_id ${isAny(ids)} AND NOT EXISTS (
    SELECT FROM page_urls u WHERE u.domain_id = d.id AND u.locale::text = language.locale AND u.path = '/'
  )`

/**
 * The URLs of documents on a site in the locales in which they are published, canonical ones first. One statement,
 * whatever the number and kinds of documents.
 */
export async function readDocumentUrls(site: SiteContent, ids: Ids): Promise<DocumentUrl[]> {
  const kinds = (Object.keys(TEXTS) as DocumentKind[]).filter((kind) => ids[kind]?.length)
  if (kinds.length === 0) return []
  const parts = [
    ...kinds.map((kind) => storedUrls(kind, ids[kind] ?? [], site)),
    ...(ids.page?.length ? [homeUrls(ids.page, site)] : []),
    ...(site.drafts?.length
      ? kinds.filter(isDrafted).map((kind) => draftUrls(kind, ids[kind] ?? [], site))
      : []),
  ]
  const { drizzle } = (await payloadInstance()).db
  const { rows } = await drizzle.execute<Row>(sql`
    SELECT kind, "documentId", locale, path, canonical
    FROM (${sql.join(parts, site.drafts ? sql` UNION ` : sql` UNION ALL `)}) found ORDER BY "isHome", canonical DESC, path`)
  return rows.map((row) => ({
    ...row,
    href: encodePath(localizedPath(row.locale, site.defaultLocale, row.path)),
  }))
}

/** Document id → its first path in one locale. */
export const hrefsById = (urls: readonly DocumentUrl[], locale: Locale): Map<string, string> =>
  new Map(
    urls
      .filter((url) => url.locale === locale)
      .toReversed()
      .map(({ documentId, href }) => [documentId, href]),
  )
