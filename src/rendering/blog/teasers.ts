import type { PaginatedDocs, Where } from 'payload'

import { referenceId } from '@/src/access/memberships'
import type { Post } from '@/payload-types'
import type { PostTeaser } from '@/src/features/blog/rules/blog-view'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { cacheTags } from '@/src/cache/tags'
import { mediaIds } from '../links'
import { populatedMedia, type SiteContent } from '../site'
import { loadHrefs } from './load-blog'

export type PostQuery = { where?: Where; limit: number; page?: number; sort?: string[] }
export type FoundPosts = { posts: PostTeaser[]; total: number; pages: number; tags: string[] }

/** Newest first; the id keeps the order of posts with the same date stable. */
export const NEWEST_FIRST = ['-publishedAt', '-id']

const TEASER = {
  title: true,
  excerpt: true,
  heroImage: true,
  category: true,
  publishedAt: true,
  readingMinutes: true,
  createdAt: true,
} as const
const MORE = { slug: true, authors: true, tags: true, updatedAt: true } as const

/** The posts of a site's tenant that are published in the locale. @param more also the fields that only the API has */
export async function findPublished(
  site: SiteContent,
  locale: Locale,
  query: PostQuery,
  more = false,
): Promise<PaginatedDocs<Post>> {
  const payload = await payloadInstance()
  const own: Where = { tenant: { equals: referenceId(site.tenant) }, _status: { equals: 'published' } }
  const found = await payload.find({
    collection: 'posts',
    where: query.where ? { and: [own, query.where] } : own,
    locale,
    sort: query.sort ?? NEWEST_FIRST,
    limit: query.limit,
    page: query.page ?? 1,
    depth: 1,
    select: more ? { ...TEASER, ...MORE } : TEASER,
    populate: { categories: { name: true, slug: true }, authors: { name: true, slug: true } },
    joins: false,
    // Public: only posts that are published in this locale are read.
    overrideAccess: true,
  })
  // Payload's type follows `select`; callers read only the fields that they selected.
  return found as unknown as PaginatedDocs<Post>
}

type Hrefs = ReadonlyMap<string, string>

const categoryOf = ({ category }: Pick<Post, 'category'>) =>
  typeof category === 'object' && category?.name ? category : null

const toTeaser =
  (hrefs: Hrefs, categoryHrefs: Hrefs) =>
  (post: Post): PostTeaser[] => {
    const href = hrefs.get(post.id)
    const category = categoryOf(post)
    if (!href) return []
    return [
      {
        id: post.id,
        href,
        title: post.title,
        excerpt: post.excerpt,
        publishedAt: post.publishedAt ?? post.createdAt,
        readingMinutes: post.readingMinutes ?? 1,
        image: populatedMedia(post.heroImage),
        category: category && { name: category.name, href: categoryHrefs.get(category.id) ?? null },
      },
    ]
  }

/** Published posts that match the query and have a URL on the site. */
export async function findTeasers(site: SiteContent, locale: Locale, query: PostQuery): Promise<FoundPosts> {
  const { docs, totalDocs, totalPages } = await findPublished(site, locale, query)
  const ids = docs.map(({ id }) => id)
  const categories = [...new Set(docs.flatMap((post) => categoryOf(post)?.id ?? []))]
  const [hrefs, categoryHrefs] = await Promise.all([
    loadHrefs(site, locale, 'post', ids),
    loadHrefs(site, locale, 'category', categories),
  ])
  const posts = docs.flatMap(toTeaser(hrefs, categoryHrefs))
  return {
    posts,
    total: totalDocs,
    pages: totalPages,
    tags: [...categories.map(cacheTags.category), ...mediaIds(posts).map(cacheTags.media)],
  }
}
