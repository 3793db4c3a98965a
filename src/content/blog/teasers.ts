import type { Where } from 'payload'

import { referenceId } from '@/src/access/memberships'
import type { Post } from '@/payload-types'
import type { PostTeaser } from '@/src/lib/blog-view'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/payload'
import { cacheTags } from '../cache-tags'
import { shownMediaIds } from '../links'
import { populatedMedia, type SiteContent } from '../site'
import { readHrefs } from './place'

export type PostQuery = { where?: Where; limit: number; page?: number; sort?: string[] }
export type FoundPosts = { posts: PostTeaser[]; total: number; pages: number; tags: string[] }

/** Newest first; posts of the same moment in a fixed order. */
export const NEWEST_FIRST = ['-publishedAt', '-id']

async function findPublished(site: SiteContent, locale: Locale, query: PostQuery) {
  const payload = await payloadInstance()
  const own: Where = { tenant: { equals: referenceId(site.tenant) }, _status: { equals: 'published' } }
  return payload.find({
    collection: 'posts',
    where: query.where ? { and: [own, query.where] } : own,
    locale,
    sort: query.sort ?? NEWEST_FIRST,
    limit: query.limit,
    page: query.page ?? 1,
    depth: 1,
    select: {
      title: true,
      excerpt: true,
      heroImage: true,
      category: true,
      publishedAt: true,
      readingMinutes: true,
      createdAt: true,
    },
    populate: { categories: { name: true } },
    // Public: only what is published in this language is asked for.
    overrideAccess: true,
  })
}

type Found = Awaited<ReturnType<typeof findPublished>>['docs'][number]
type Hrefs = ReadonlyMap<string, string>

const categoryOf = ({ category }: Pick<Post, 'category'>) =>
  typeof category === 'object' && category?.name ? category : null

const toTeaser =
  (hrefs: Hrefs, categoryHrefs: Hrefs) =>
  (post: Found): PostTeaser[] => {
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

/** The posts of a site that are published in the language and fit the query, with what showing them depends on. */
export async function findTeasers(site: SiteContent, locale: Locale, query: PostQuery): Promise<FoundPosts> {
  const { docs, totalDocs, totalPages } = await findPublished(site, locale, query)
  const ids = docs.map(({ id }) => id)
  const categories = [...new Set(docs.flatMap((post) => categoryOf(post)?.id ?? []))]
  const [hrefs, categoryHrefs] = await Promise.all([
    readHrefs(site, locale, 'post', ids),
    readHrefs(site, locale, 'category', categories),
  ])
  const posts = docs.flatMap(toTeaser(hrefs, categoryHrefs))
  return {
    posts,
    total: totalDocs,
    pages: totalPages,
    tags: [...categories.map(cacheTags.category), ...shownMediaIds(posts).map(cacheTags.media)],
  }
}
