import type { z } from '@hono/zod-openapi'

import type { PageUrl, Post } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { Locale } from '@/src/lib/constants'
import type { Caller } from '../../core/environment'
import { as } from '../../core/resource/find'
import { publicationsOf } from '../../core/resource/publication'
import { toRichText } from '../../shapes/rich-text'
import { toSeo } from '../../shapes/seo'
import type { post as postSchema, postSummary } from './schemas'

type Summary = z.output<typeof postSummary>

/** What a list needs of a post. */
export const SUMMARY_FIELDS = {
  title: true,
  slug: true,
  excerpt: true,
  heroImage: true,
  authors: true,
  category: true,
  tags: true,
  publishedAt: true,
  createdAt: true,
  updatedAt: true,
} as const

/** Posts as a list shows them. */
export async function toPostSummaries(
  caller: Caller,
  docs: readonly Post[],
  locale: Locale,
): Promise<Summary[]> {
  const publicationOf = await publicationsOf(caller, 'posts', docs)
  return docs.map((post) => ({
    id: post.id,
    locale,
    title: post.title || null,
    slug: post.slug || null,
    excerpt: post.excerpt || null,
    heroImage: post.heroImage ? referenceId(post.heroImage) : null,
    authors: post.authors.map(referenceId),
    category: post.category ? referenceId(post.category) : null,
    tags: post.tags ?? [],
    publishedAt: post.publishedAt ?? null,
    publication: publicationOf(post.id),
    createdAt: post.createdAt,
    updatedAt: post.updatedAt,
  }))
}

/** The URLs of posts, by post. */
async function urlsOf(caller: Caller, docs: readonly Post[]): Promise<Map<string, PageUrl[]>> {
  const { docs: urls } = await caller.req.payload.find({
    collection: 'page-urls',
    where: { post: { in: docs.map(({ id }) => id) } },
    sort: ['domain', 'locale', 'path'],
    pagination: false,
    ...as(caller),
  })
  return Map.groupBy(urls, ({ post }) => (post ? referenceId(post) : ''))
}

/** Posts whole, in one language. */
export async function toPosts(
  caller: Caller,
  docs: readonly Post[],
  locale: Locale,
): Promise<z.output<typeof postSchema>[]> {
  const summaries = await toPostSummaries(caller, docs, locale)
  const urls = await urlsOf(caller, docs)
  return summaries.flatMap((summary, index) => {
    const post = docs[index]
    if (!post) return []
    return {
      ...summary,
      content: toRichText(post.content),
      relatedPosts: (post.relatedPosts ?? []).map(referenceId),
      readingMinutes: post.readingMinutes ?? null,
      seo: toSeo(post.seo),
      urls: (urls.get(post.id) ?? []).map((url) => ({
        domain: referenceId(url.domain),
        locale: url.locale,
        path: url.path,
      })),
    }
  })
}
