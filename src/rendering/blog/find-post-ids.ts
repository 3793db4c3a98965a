import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'

import type { Post } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { isUuid } from '@/src/lib/uuid'
import { payloadInstance } from '@/src/platform/payload'
import { likeContains } from '@/src/upstream/payload/database/escape-like'
import type { SiteContent } from '../site'

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

async function idsOf(query: SQL): Promise<string[]> {
  const { drizzle } = (await payloadInstance()).db
  const { rows } = await drizzle.execute<{ id: string }>(query)
  return rows.map(({ id }) => id)
}

/** The ids of a page of the posts that are published in the locale, newest first by default. */
export const findPostIds = (site: SiteContent, locale: Locale, query: PostQuery): Promise<string[]> =>
  idsOf(pageOf(site, locale, query))

/** As `findPostIds`, with the number of posts on all pages, in the same statement. */
export async function findAndCountPostIds(
  site: SiteContent,
  locale: Locale,
  query: PostQuery,
): Promise<{ ids: string[]; total: number }> {
  const { drizzle } = (await payloadInstance()).db
  const { rows } = await drizzle.execute<{ total: number; id: string | null }>(sql`
    SELECT counted.total, listed.id
    FROM (${countOf(site, locale, query.filters ?? {})}) counted
    LEFT JOIN (
      SELECT found.id, row_number() OVER () AS place FROM (${pageOf(site, locale, query)}) found
    ) listed ON true
    ORDER BY listed.place`)
  return { ids: rows.flatMap(({ id }) => id ?? []), total: rows[0]?.total ?? 0 }
}

/** Null if no post with the slug is published in the locale. */
export async function findPostId(site: SiteContent, locale: Locale, slug: string): Promise<string | null> {
  const [id = null] = await idsOf(
    sql`SELECT p.id ${publishedPosts(site, locale)} AND texts.tenant_id = ${site.tenant.id} AND texts.slug = ${slug}
      LIMIT 1`,
  )
  return id
}

/** Those of the ids that are posts of the tenant and published in the locale, in the given order. */
export async function keepPublishedPosts(
  site: SiteContent,
  locale: Locale,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const published = await idsOf(
    sql`SELECT p.id ${publishedPosts(site, locale)} AND p.id = ANY (${sql.param(ids)})`,
  )
  return ids.filter((id) => published.includes(id))
}

/** The ids of the next newer and the next older post. Each is found at its end of an index. */
export async function findNeighbourIds(
  site: SiteContent,
  locale: Locale,
  { id, publishedAt }: Pick<Post, 'id' | 'publishedAt'>,
): Promise<{ newer: string | null; older: string | null }> {
  if (!publishedAt) return { newer: null, older: null }
  const own = sql`(${publishedAt}::timestamptz, ${id}::uuid)`
  const posts = publishedPosts(site, locale)
  const { drizzle } = (await payloadInstance()).db
  const { rows } = await drizzle.execute<{ newer: string | null; older: string | null }>(sql`
    SELECT
      (SELECT p.id ${posts} AND (p.published_at, p.id) > ${own} ORDER BY ${ORDERS.publishedAt} LIMIT 1) AS newer,
      (SELECT p.id ${posts} AND (p.published_at, p.id) < ${own} ORDER BY ${ORDERS['-publishedAt']} LIMIT 1) AS older`)
  return rows[0] ?? { newer: null, older: null }
}
