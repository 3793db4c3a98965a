import type { z } from '@hono/zod-openapi'

import type { Post } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { readPublications } from '@/src/features/schedules'
import type { Locale } from '@/src/lib/constants'
import type { Caller } from '@/src/api/core/environment'
import { publicationsOf } from '@/src/api/core/resource/publication'
import { toRichText } from '@/src/api/shapes/rich-text'
import { urlsOf } from '@/src/api/shapes/page-url'
import { toSeo } from '@/src/api/shapes/seo'
import type { post as postSchema, postSummary } from './schemas'

type Summary = z.output<typeof postSummary>

/** The fields that a list reads. */
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

/** Posts in the shape of a list. */
export async function toPostSummaries(
  caller: Caller,
  docs: readonly Post[],
  locale: Locale,
): Promise<Summary[]> {
  const publicationOf = await publicationsOf(caller, 'posts', docs)
  const schedulesOf = await readPublications(
    caller.req,
    docs.map(({ id }) => id),
  )
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
    schedules: schedulesOf(post.id),
    createdAt: post.createdAt,
    updatedAt: post.updatedAt,
  }))
}

/** Whole posts, in one locale. */
export async function toPosts(
  caller: Caller,
  docs: readonly Post[],
  locale: Locale,
): Promise<z.output<typeof postSchema>[]> {
  const summaries = await toPostSummaries(caller, docs, locale)
  const urlsIn = await urlsOf(caller, 'post', docs)
  return summaries.flatMap((summary, index) => {
    const post = docs[index]
    if (!post) return []
    return {
      ...summary,
      content: toRichText(post.content),
      relatedPosts: (post.relatedPosts ?? []).map(referenceId),
      readingMinutes: post.readingMinutes ?? null,
      seo: toSeo(post.seo),
      urls: urlsIn(post.id).map(({ canonical: _canonical, ...url }) => url),
    }
  })
}
