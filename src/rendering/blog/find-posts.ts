import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'

import type { Post } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { isUuid } from '@/src/lib/uuid'
import { payloadInstance } from '@/src/platform/payload'
import { likeContains } from '@/src/upstream/payload/database/escape-like'
import type { SiteContent } from '../site'
import { inLocale, type StoredDocuments } from '../stored-documents'
import { postDocuments, type PostFields } from './read-posts'

/** The order of posts; the id keeps that of posts with equal values stable. */
const ORDERS = {
  '-publishedAt': sql`p.published_at DESC, p.id DESC`,
  publishedAt: sql`p.published_at, p.id`,
  title: sql`texts.title, p.id`,
  '-title': sql`texts.title DESC, p.id DESC`,
  '-updatedAt': sql`p.updated_at DESC, p.id DESC`,
} as const
export type PostOrder = keyof typeof ORDERS

/** `author` and `category` are ids or slugs. */
export type PostFilters = Partial<Record<'author' | 'category' | 'tag' | 'search', string | null | undefined>>
/** `limit`: 1 to 100; `page`: from 1. */
export type PostQuery = { filters?: PostFilters; order?: PostOrder; limit: number; page?: number }

/** The posts `p` of the site's tenant that are published in the locale, with their `texts`. */
const publishedPosts = ({ tenant }: SiteContent, locale: Locale): SQL => sql`
  FROM posts p
  JOIN posts_locales texts
    ON texts._parent_id = p.id AND texts._locale = ${locale}::text::_locales AND texts._status = 'published'
  WHERE p.tenant_id = ${tenant.id}`

const ofAuthor = (author: string): SQL => sql` AND EXISTS (
  SELECT FROM posts_rels r JOIN authors a ON a.id = r.authors_id
  WHERE r.parent_id = p.id AND r.path = 'authors'
    AND ${isUuid(author) ? sql`a.id = ${author}` : sql`a.slug = ${author}`}
)`

const inCategory = (category: string, locale: Locale): SQL =>
  isUuid(category)
    ? sql` AND p.category_id = ${category}`
    : sql` AND EXISTS (
        SELECT FROM categories_locales c
        WHERE c._parent_id = p.category_id AND c._locale = ${locale}::text::_locales AND c.slug = ${category}
      )`

const tagged = (tag: string, locale: Locale): SQL => sql` AND EXISTS (
  SELECT FROM posts_texts tag
  WHERE tag.parent_id = p.id AND tag.path = 'tags' AND tag.locale::text = ${locale} AND tag.text = ${tag}
)`

const containing = (text: string): SQL => {
  const pattern = `%${likeContains(text).contains}%`
  return sql` AND (texts.title ILIKE ${pattern} OR texts.excerpt ILIKE ${pattern})`
}

const matching = ({ author, category, tag, search }: PostFilters, locale: Locale): SQL =>
  sql`${
    author ? ofAuthor(author) : sql``
  }${category ? inCategory(category, locale) : sql``}${tag ? tagged(tag, locale) : sql``}${
    search ? containing(search) : sql``
  }`

/** Without filters the count needs only an index of `posts_locales`. */
const countOf = (site: SiteContent, locale: Locale, filters: PostFilters): SQL =>
  Object.values(filters).some(Boolean)
    ? sql`SELECT count(*)::int AS total ${publishedPosts(site, locale)}${matching(filters, locale)}`
    : sql`SELECT count(*)::int AS total FROM posts_locales texts
        WHERE texts.tenant_id = ${site.tenant.id} AND texts._locale = ${locale}::text::_locales
          AND texts._status = 'published'`

/** The limit is part of the text: Postgres chooses a better plan when it knows that few rows are needed. */
const part = ({ limit, page = 1 }: PostQuery): SQL =>
  sql`LIMIT ${sql.raw(String(Math.trunc(limit)))}${page > 1 ? sql` OFFSET ${(page - 1) * limit}` : sql``}`

const pageOf = (site: SiteContent, locale: Locale, query: PostQuery): SQL => sql`
  SELECT p.id ${publishedPosts(site, locale)}${matching(query.filters ?? {}, locale)}
  ORDER BY ${ORDERS[query.order ?? '-publishedAt']} ${part(query)}`

/** The posts of a page `listed`, in the order of their `place`. */
const postsOf = ({ json, from }: StoredDocuments): SQL =>
  sql`(SELECT ${json} FROM ${from} WHERE p.id = listed.id) AS post`

const placed = (page: SQL): SQL =>
  sql`(SELECT found.id, row_number() OVER () AS place FROM (${page}) found) listed`

/** A page of the posts that are published in the locale, newest first by default. Public, therefore. */
export async function findPosts(
  site: SiteContent,
  locale: Locale,
  query: PostQuery,
  fields: PostFields,
): Promise<Post[]> {
  const payload = await payloadInstance()
  const { rows } = await payload.db.drizzle.execute<{ post: Post }>(sql`
    SELECT ${postsOf(postDocuments(payload, fields))}
    FROM ${inLocale(locale)} CROSS JOIN ${placed(pageOf(site, locale, query))} ORDER BY listed.place`)
  return rows.map(({ post }) => post)
}

/** As `findPosts`, with the number of posts on all pages, in the same statement. */
export async function findAndCountPosts(
  site: SiteContent,
  locale: Locale,
  query: PostQuery,
  fields: PostFields,
): Promise<{ posts: Post[]; total: number }> {
  const payload = await payloadInstance()
  const { rows } = await payload.db.drizzle.execute<{ total: number; post: Post | null }>(sql`
    SELECT counted.total, ${postsOf(postDocuments(payload, fields))}
    FROM ${inLocale(locale)} CROSS JOIN (${countOf(site, locale, query.filters ?? {})}) counted
    LEFT JOIN ${placed(pageOf(site, locale, query))} ON true
    ORDER BY listed.place`)
  return { posts: rows.flatMap(({ post }) => post ?? []), total: rows[0]?.total ?? 0 }
}
