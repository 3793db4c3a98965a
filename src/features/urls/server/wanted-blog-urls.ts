import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'

import { BLOG_SEGMENTS } from '@/src/features/urls/rules/blog-paths'

/** A document with URLs below the blog's page; a new one has none yet. */
export type BlogDocument = { kind: 'post' | 'author' | 'category'; id: string; isNew: boolean }

/** The page URLs to update: those of a tenant's whole blog, or of one document. */
export type Scope = { tenant: string; document?: BlogDocument }

const KINDS = ['post', 'author', 'category'] as const satisfies BlogDocument['kind'][]

const word = (segment: keyof typeof BLOG_SEGMENTS): SQL =>
  sql`(${JSON.stringify(BLOG_SEGMENTS[segment])}::jsonb ->> base.locale::text)`

type Source = { columns: SQL; from: SQL }

const slugIn = (texts: string): SQL =>
  sql`JOIN ${sql.identifier(texts)} texts
    ON texts._parent_id = d.id AND texts._locale::text = base.locale::text AND texts.slug <> ''`

/**
 * Each kind of document: the columns post, author and category with its path, and where the slug is. Authors have one name
 * and one slug, and so a page in every locale.
 */
const SOURCES = {
  post: {
    columns: sql`d.id AS post_id, NULL::uuid AS author_id, NULL::uuid AS category_id,
      concat_ws('/', coalesce(base.path, ''), texts.slug) AS path`,
    from: sql`posts d ${slugIn('posts_locales')} AND d.deleted_at IS NULL`,
  },
  author: {
    columns: sql`NULL::uuid AS post_id, d.id AS author_id, NULL::uuid AS category_id,
      concat_ws('/', coalesce(base.path, ''), ${word('author')}, d.slug) AS path`,
    from: sql`authors d`,
  },
  category: {
    columns: sql`NULL::uuid AS post_id, NULL::uuid AS author_id, d.id AS category_id,
      concat_ws('/', coalesce(base.path, ''), ${word('category')}, texts.slug) AS path`,
    from: sql`categories d ${slugIn('categories_locales')}`,
  },
} as const satisfies Record<BlogDocument['kind'], Source>

const ofKind = (kind: BlogDocument['kind'], { tenant, document }: Scope): SQL => {
  const { columns, from } = SOURCES[kind]
  const own = document ? sql`AND d.id = ${document.id}` : sql``
  return sql`SELECT d.id AS document, base.domain_id, base.locale, ${columns}
    FROM base CROSS JOIN ${from}
    WHERE d.tenant_id = ${tenant} ${own}`
}

/** The rows as they should be (`wanted`): below the canonical URL of the blog's page, on every domain, in every locale. */
export const wantedSql = (scope: Scope): SQL => {
  const kinds = scope.document ? [scope.document.kind] : KINDS
  return sql`
  WITH base AS (
    SELECT DISTINCT ON (u.domain_id, u.locale) u.domain_id, u.locale, nullif(u.path, '/') AS path
    FROM site_settings s JOIN page_urls u ON u.page_id = s.blog_page_id
    WHERE s.tenant_id = ${scope.tenant}
    ORDER BY u.domain_id, u.locale, u.canonical DESC, u.path
  ), wanted AS (
    ${sql.join(
      kinds.map((kind) => ofKind(kind, scope)),
      sql` UNION ALL `,
    )}
  )`
}

/** Whether page URL `u` is in the scope. */
export const inScopeSql = ({ tenant, document }: Scope): SQL =>
  document
    ? sql`u.tenant_id = ${tenant} AND u.${sql.identifier(`${document.kind}_id`)} = ${document.id}`
    : sql`u.tenant_id = ${tenant} AND u.page_id IS NULL`
