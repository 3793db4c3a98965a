import type { Where } from 'payload'

import { referenceId } from '@/src/access/memberships'
import type { Author, Category, Post } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { likeContains } from '@/src/upstream/payload/database/escape-like'
import { payloadInstance } from '@/src/platform/payload'
import { postsTagged } from '@/src/upstream/payload/database/localized-text-filter'
import { cacheTags } from '@/src/cache/tags'
import { isUuid } from '@/src/lib/uuid'
import { mediaIds } from '../links'
import type { SiteContent } from '../site'
import { loadHrefs } from './load-blog'
import { findPublished, NEWEST_FIRST, type PostQuery } from './teasers'

/** `author` and `category` are ids or slugs. */
export type PostFilters = Partial<Record<'author' | 'category' | 'tag' | 'search', string | undefined>>

/** A post for API clients, whether or not it has a page on this site. */
export type ListedPost = { post: Post; href: string | null; authors: Author[]; category: Category | null }

const isDocument = <T extends { id: string }>(value: string | T | null | undefined): value is T =>
  typeof value === 'object' && value !== null

async function taggedIds(site: SiteContent, locale: Locale, tag: string): Promise<string[]> {
  const { db } = await payloadInstance()
  return postsTagged(db.drizzle, { tenant: referenceId(site.tenant), locale, tag })
}

const named = (field: 'authors' | 'category', value: string): Where => ({
  [isUuid(value) ? field : `${field}.slug`]: { equals: value },
})

async function whereOf(site: SiteContent, locale: Locale, filters: PostFilters): Promise<Where> {
  const { author, category, tag, search } = filters
  return {
    and: [
      ...(author ? [named('authors', author)] : []),
      ...(category ? [named('category', category)] : []),
      ...(tag ? [{ id: { in: await taggedIds(site, locale, tag) } }] : []),
      ...(search ? [{ or: [{ title: likeContains(search) }, { excerpt: likeContains(search) }] }] : []),
    ],
  }
}

const tagsOf = (site: SiteContent, posts: readonly Post[]): string[] => [
  cacheTags.posts(referenceId(site.tenant)),
  ...posts.flatMap(({ id }) => [cacheTags.post(id), cacheTags.pageUrl(id)]),
  ...posts.flatMap(({ authors }) => (authors ?? []).map((author) => cacheTags.author(referenceId(author)))),
  ...posts.flatMap(({ category }) => (category ? [cacheTags.category(referenceId(category))] : [])),
  ...mediaIds(posts).map(cacheTags.media),
]

/** A page of the posts that are published in the locale. The number of queries does not depend on its size. */
export async function findPosts(
  site: SiteContent,
  locale: Locale,
  filters: PostFilters,
  { sort = NEWEST_FIRST, ...page }: Pick<PostQuery, 'limit' | 'page' | 'sort'>,
) {
  const where = await whereOf(site, locale, filters)
  const found = await findPublished(site, locale, { where, sort, ...page }, true)
  const hrefs = await loadHrefs(
    site,
    locale,
    'post',
    found.docs.map(({ id }) => id),
  )
  const posts = found.docs.map((post): ListedPost => ({
    post,
    href: hrefs.get(post.id) ?? null,
    // A document without a name in the locale is not shown.
    authors: (post.authors ?? []).filter(isDocument).filter(({ name }) => name),
    category: isDocument(post.category) && post.category.name ? post.category : null,
  }))
  return { found, posts, tags: tagsOf(site, found.docs) }
}

/** Null if no post with the slug is published in the locale. */
export async function findPostId(site: SiteContent, locale: Locale, slug: string): Promise<string | null> {
  const { docs } = await findPublished(site, locale, { where: { slug: { equals: slug } }, limit: 1 })
  return docs[0]?.id ?? null
}
