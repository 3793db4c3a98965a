import { z } from '@hono/zod-openapi'

import { loadArticle } from '@/src/rendering/blog/article'
import { type ListedPost, readPostPage } from '@/src/rendering/blog/post-list'
import type { Locale } from '@/src/lib/constants'
import { allowSharedCaching } from '@/src/api/core/caching'
import { listOf } from '@/src/api/core/list'
import { ApiError } from '@/src/api/core/problems'
import { publicSiteOperation } from '@/src/api/core/public-operation'
import { dataOf, siteLocale } from '@/src/api/core/schemas'
import { resolveLocale, siteContent } from '@/src/api/core/site-locale'
import { toAlternates } from '@/src/api/shapes/alternates'
import { toArticle } from '@/src/api/shapes/article'
import { toImage } from '@/src/api/shapes/image'
import { listedPost, postsQuery, publishedPost, slugParams } from './schemas'

const toListed = ({ post, href, image, authors, category }: ListedPost, locale: Locale) => ({
  id: post.id,
  locale,
  slug: post.slug,
  href,
  title: post.title,
  excerpt: post.excerpt,
  heroImage: toImage(image),
  authors: authors.map(({ id, name, slug }) => ({ id, name, slug })),
  category: category && { id: category.id, name: category.name, slug: category.slug },
  tags: post.tags ?? [],
  publishedAt: post.publishedAt ?? post.createdAt,
  readingMinutes: post.readingMinutes ?? 1,
  updatedAt: post.updatedAt,
})

const listPosts = publicSiteOperation({
  method: 'get',
  path: '/posts',
  tag: 'Posts',
  summary: 'List the posts published in a language, newest first',
  query: postsQuery,
  answer: listOf(listedPost),
  problems: ['notFound'],
  handle: async ({ query, visit: { site }, headers }) => {
    const { page, limit, sort: order, author, category, tag, search } = query
    const locale = resolveLocale(site, query.locale)
    const content = await siteContent(site, locale)
    const filters = { author, category, tag, search }
    const { total, posts, tags } = await readPostPage(content, locale, { filters, order, page, limit })
    allowSharedCaching(headers, [...content.tags, ...tags])
    const meta = { page, limit, total, pages: Math.ceil(total / limit) }
    return { data: posts.map((post) => toListed(post, locale)), meta }
  },
})

const getPost = publicSiteOperation({
  method: 'get',
  path: '/posts/{slug}',
  tag: 'Posts',
  summary: 'Read a published post, as rich text and as HTML, with related posts',
  params: slugParams,
  query: z.strictObject({ locale: siteLocale }),
  answer: dataOf(publishedPost),
  problems: ['notFound'],
  handle: async ({ params: { slug }, query, visit: { site }, headers }) => {
    const locale = resolveLocale(site, query.locale)
    const content = await siteContent(site, locale)
    const article = await loadArticle(content, locale, { slug })
    if (!article) throw new ApiError('notFound', `There is no published post "${slug}" in this language.`)
    allowSharedCaching(headers, [...content.tags, ...article.tags])
    const alternates = toAlternates(content, article.alternates)
    const href = alternates.find((alternate) => alternate.locale === locale)?.href ?? null
    return { data: { ...toArticle(article, locale), href, alternates } }
  },
})

export const postOperations = [listPosts, getPost]
