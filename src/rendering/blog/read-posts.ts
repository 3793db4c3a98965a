import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import type { Payload } from 'payload'

import type { Author, Post } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { authorDocuments } from '../relations'
import type { SiteContent } from '../site'
import { readTogether, storedDocuments, type StoredDocuments } from '../stored-documents'

const TEASER = ['title', 'excerpt', 'heroImage', 'category', 'publishedAt', 'readingMinutes', 'createdAt']
const FIELDS = {
  teaser: TEASER,
  /** What lists of the API have. */
  listed: [...TEASER, 'slug', 'authors', 'tags', 'updatedAt'],
  all: undefined,
} as const
/** Which fields of a post are read. */
export type PostFields = keyof typeof FIELDS

/** Posts `p`, with their texts `p_texts`. */
export function postDocuments(payload: Payload, name: PostFields): StoredDocuments {
  const fields = FIELDS[name]
  return storedDocuments(payload, 'posts', { as: 'p', ...(fields && { fields }) })
}

/** Posts of the site that are published in the locale. Public, therefore. */
const published = ({ json, from }: StoredDocuments, { tenant }: SiteContent): SQL =>
  sql`SELECT ${json} FROM ${from} WHERE p.tenant_id = ${tenant.id} AND p_texts._status = 'published'`

/** Null if no such post is published in the locale. */
export async function readPost(
  site: SiteContent,
  locale: Locale,
  named: { id: string } | { slug: string },
): Promise<Post | null> {
  const payload = await payloadInstance()
  const isNamed =
    'id' in named
      ? sql`p.id = ${named.id}`
      : sql`p_texts.tenant_id = ${site.tenant.id} AND p_texts.slug = ${named.slug}`
  const { posts } = await readTogether<{ posts: Post }>(payload, locale, {
    posts: sql`${published(postDocuments(payload, 'all'), site)} AND ${isNamed} LIMIT 1`,
  })
  return posts[0] ?? null
}

export type AroundPost = { authors: Author[]; related: Post[]; newer: Post | null; older: Post | null }

/**
 * The authors of a post, the posts that the editor chose, in that order, and its neighbours by date; posts only if they are
 * published in the locale. One statement; each neighbour is found at its end of an index.
 */
export async function readAroundPost(
  site: SiteContent,
  locale: Locale,
  { id, publishedAt, relatedPosts, ...post }: Post,
): Promise<AroundPost> {
  // A draft may have none yet.
  const authors = post.authors ?? []
  const payload = await payloadInstance()
  const posts = published(postDocuments(payload, 'teaser'), site)
  const chosen = (relatedPosts ?? []).map(referenceId)
  const own = sql`(${publishedAt}::timestamptz, ${id}::uuid)`
  const found = await readTogether<Record<'related' | 'newer' | 'older', Post> & { authors: Author }>(
    payload,
    locale,
    {
      authors: authorDocuments(payload, site, authors),
      related: chosen.length > 0 ? sql`${posts} AND p.id = ANY (${sql.param(chosen)})` : null,
      newer: publishedAt
        ? sql`${posts} AND (p.published_at, p.id) > ${own} ORDER BY p.published_at, p.id LIMIT 1`
        : null,
      older: publishedAt
        ? sql`${posts} AND (p.published_at, p.id) < ${own} ORDER BY p.published_at DESC, p.id DESC LIMIT 1`
        : null,
    },
  )
  return {
    authors: authors.flatMap((author) => found.authors.find((one) => one.id === referenceId(author)) ?? []),
    related: chosen.flatMap((one) => found.related.find((post) => post.id === one) ?? []),
    newer: found.newer[0] ?? null,
    older: found.older[0] ?? null,
  }
}
