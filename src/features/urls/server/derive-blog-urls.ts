import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'

import { cacheTags } from '@/src/cache/tags'
import { announce } from '@/src/cache/announce'
import { BLOG_SEGMENTS } from '@/src/features/urls/rules/blog-paths'
import { requestConnection } from '@/src/platform/database/connection'
import { lockRedirects } from '@/src/features/redirects'
import {
  clearRedirectsAt,
  redirectMovedUrls,
  redirectDeletedUrls,
  type OldUrl,
} from '@/src/features/redirects'
import { isUrlConflict, urlConflict, type ConflictField } from './url-conflict'
import { wasPublished } from './track-published-locales'

/** The page URLs to update: those of a tenant's whole blog, or of one document. */
type Scope = { tenant: string; document?: string }

const word = (segment: keyof typeof BLOG_SEGMENTS): SQL =>
  sql`(${JSON.stringify(BLOG_SEGMENTS[segment])}::jsonb ->> base.locale::text)`

/** The rows as they should be: below the canonical URL of the blog's page, on every domain, in every locale. */
const wanted = ({ tenant, document }: Scope): SQL => sql`
  WITH base AS (
    SELECT DISTINCT ON (u.domain_id, u.locale) u.domain_id, u.locale, nullif(u.path, '/') AS path
    FROM site_settings s JOIN page_urls u ON u.page_id = s.blog_page_id
    WHERE s.tenant_id = ${tenant}
    ORDER BY u.domain_id, u.locale, u.canonical DESC, u.path
  ), documents AS (
    SELECT post.id AS document, post.id AS post_id, NULL::uuid AS author_id, NULL::uuid AS category_id,
      base.domain_id, base.locale, concat_ws('/', coalesce(base.path, ''), texts.slug) AS path
    FROM base JOIN posts_locales texts ON texts._locale::text = base.locale::text AND texts.slug <> ''
    JOIN posts post ON post.id = texts._parent_id AND post.tenant_id = ${tenant}
    UNION ALL
    SELECT author.id, NULL, author.id, NULL,
      base.domain_id, base.locale, concat_ws('/', coalesce(base.path, ''), ${word('author')}, author.slug)
    FROM base JOIN authors_locales texts ON texts._locale::text = base.locale::text AND texts.name <> ''
    JOIN authors author ON author.id = texts._parent_id AND author.tenant_id = ${tenant}
    UNION ALL
    SELECT category.id, NULL, NULL, category.id,
      base.domain_id, base.locale, concat_ws('/', coalesce(base.path, ''), ${word('category')}, texts.slug)
    FROM base JOIN categories_locales texts ON texts._locale::text = base.locale::text AND texts.slug <> ''
    JOIN categories category ON category.id = texts._parent_id AND category.tenant_id = ${tenant}
  ), wanted AS (
    SELECT * FROM documents ${document ? sql`WHERE document = ${document}` : sql``}
  )`

const DOCUMENT = sql`coalesce(u.post_id, u.author_id, u.category_id)`
const SAME = sql`w.domain_id = u.domain_id AND w.locale = u.locale AND w.document = ${DOCUMENT}`

/** Rows that are no longer wanted. */
const outdated = (scope: Scope): SQL => sql`u.tenant_id = ${scope.tenant} AND u.page_id IS NULL
  ${scope.document ? sql`AND ${DOCUMENT} = ${scope.document}` : sql``}
  AND NOT EXISTS (SELECT 1 FROM wanted w WHERE ${SAME})`

const ADDRESS = sql`${DOCUMENT} AS document, u.id AS url, u.domain_id AS domain, u.locale::text AS locale`

const selectOutdated = (scope: Scope): SQL => sql`${wanted(scope)}
  SELECT ${ADDRESS}, u.path FROM page_urls u WHERE ${outdated(scope)}`

const removal = (scope: Scope): SQL => sql`${wanted(scope)}
  DELETE FROM page_urls u WHERE ${outdated(scope)}`

/** A row whose path changes keeps its id, so that redirects to it follow. */
const change = (scope: Scope): SQL => sql`${wanted(scope)}
  UPDATE page_urls u SET path = w.path, updated_at = now()
  FROM wanted w, page_urls before
  WHERE before.id = u.id AND u.tenant_id = ${scope.tenant} AND ${SAME} AND u.path <> w.path
  RETURNING ${ADDRESS}, before.path`

const addition = (scope: Scope): SQL => sql`${wanted(scope)}
  INSERT INTO page_urls (tenant_id, domain_id, locale, path, post_id, author_id, category_id, canonical)
  SELECT ${scope.tenant}::uuid, w.domain_id, w.locale, w.path, w.post_id, w.author_id, w.category_id, true
  FROM wanted w WHERE NOT EXISTS (SELECT 1 FROM page_urls u WHERE u.tenant_id = ${scope.tenant} AND ${SAME})
  RETURNING coalesce(post_id, author_id, category_id) AS document, id AS url`

type Row = OldUrl & { document: string }

/** @returns ids of the documents whose URLs changed */
async function updateUrls(req: PayloadRequest, scope: Scope): Promise<string[]> {
  const { tenant } = scope
  const connection = await requestConnection(req)
  const rowsOf = async (statement: SQL): Promise<Row[]> => (await connection.execute<Row>(statement)).rows
  // Concurrent writers of the tenant's URLs wait, and then see these rows.
  await lockRedirects(req, tenant)
  const removed = await rowsOf(selectOutdated(scope))
  await redirectDeletedUrls(req, tenant, removed)
  if (removed.length > 0) await connection.execute(removal(scope))
  const moved = await rowsOf(change(scope))
  await redirectMovedUrls(
    req,
    tenant,
    moved.filter((row) => wasPublished(req, row)),
  )
  const added = await rowsOf(addition(scope))
  await clearRedirectsAt(
    req,
    tenant,
    [...moved, ...added].map(({ url }) => url),
  )
  return [...removed, ...moved, ...added].map(({ document }) => document)
}

/**
 * Derives the page URLs of a blog from the URL of its page and the slugs of its documents, in the caller's transaction.
 * @throws {ValidationError} at `field` when another document has a path
 */
export async function deriveBlogUrls(req: PayloadRequest, scope: Scope, field: ConflictField): Promise<void> {
  try {
    const documents = await updateUrls(req, scope)
    const tags = documents.map(cacheTags.pageUrl)
    if (documents.length > 0) await announce(req, [...tags, cacheTags.posts(scope.tenant)])
  } catch (error) {
    throw isUrlConflict(error) ? urlConflict(error, field, req) : error
  }
}
