import type { Category, Media, Post } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { PostTeaser } from '@/src/features/blog/rules/blog-view'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { cacheTags } from '@/src/cache/tags'
import { hrefsById, readDocumentUrls } from '../document-urls'
import { mediaIds } from '../links'
import type { SiteContent } from '../site'
import { findAndCountPostIds, findPostIds, type PostQuery } from './find-post-ids'
import { readCategories, readImages, resolveReference } from '../relations'

type FoundTeasers = { posts: PostTeaser[]; tags: string[] }

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

/** Published posts by id, in the order of the ids. @param more also the fields that only the API has */
export async function readPosts(ids: readonly string[], locale: Locale, more = false): Promise<Post[]> {
  if (ids.length === 0) return []
  const payload = await payloadInstance()
  const { docs } = await payload.find({
    collection: 'posts',
    where: { id: { in: [...ids] } },
    sort: 'id',
    locale,
    depth: 0,
    pagination: false,
    select: more ? { ...TEASER, ...MORE } : TEASER,
    joins: false,
    // Public: the ids are those of posts that are published in this locale.
    overrideAccess: true,
  })
  // Payload's type follows `select`; callers read only the fields that they selected.
  const byId = new Map(docs.map((post) => [post.id, post as unknown as Post]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

type Relations = {
  images: ReadonlyMap<string, Media>
  categories: ReadonlyMap<string, Category>
  hrefs: ReadonlyMap<string, string>
}

const toTeaser =
  ({ images, categories, hrefs }: Relations) =>
  (post: Post): PostTeaser[] => {
    const href = hrefs.get(post.id)
    const category = resolveReference(categories, post.category)
    if (!href) return []
    return [
      {
        id: post.id,
        href,
        title: post.title,
        excerpt: post.excerpt,
        publishedAt: post.publishedAt ?? post.createdAt,
        readingMinutes: post.readingMinutes ?? 1,
        image: resolveReference(images, post.heroImage),
        category: category?.name ? { name: category.name, href: hrefs.get(category.id) ?? null } : null,
      },
    ]
  }

/** Teasers of posts that are published in the locale, in the order of the ids; those without a URL on the site are omitted. */
export async function readTeasers(
  site: SiteContent,
  locale: Locale,
  ids: readonly string[],
): Promise<FoundTeasers> {
  const stored = await readPosts(ids, locale)
  const referred = stored.map(({ category }) => category)
  const [images, categories, urls] = await Promise.all([
    readImages(
      site,
      locale,
      stored.map(({ heroImage }) => heroImage),
    ),
    readCategories(site, locale, referred),
    readDocumentUrls(site, {
      post: ids,
      category: referred.flatMap((category) => (category ? [referenceId(category)] : [])),
    }),
  ])
  const posts = stored.flatMap(toTeaser({ images, categories, hrefs: hrefsById(urls, locale) }))
  return {
    posts,
    tags: [...[...categories.keys()].map(cacheTags.category), ...mediaIds(posts).map(cacheTags.media)],
  }
}

/** The first posts that match a query, without counting them all. */
export const findTeasers = async (
  site: SiteContent,
  locale: Locale,
  query: PostQuery,
): Promise<FoundTeasers> => readTeasers(site, locale, await findPostIds(site, locale, query))

/** A page of the posts that match a query, and the number of pages. */
export async function findTeaserPage(
  site: SiteContent,
  locale: Locale,
  query: PostQuery,
): Promise<FoundTeasers & { pages: number }> {
  const { ids, total } = await findAndCountPostIds(site, locale, query)
  return { ...(await readTeasers(site, locale, ids)), pages: Math.ceil(total / query.limit) }
}
