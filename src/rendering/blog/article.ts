import type { Where } from 'payload'

import { referenceId } from '@/src/access/memberships'
import type { Post } from '@/payload-types'
import type { AuthorCard, NamedLink, PostTeaser } from '@/src/features/blog/rules/blog-view'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { cacheTags } from '@/src/cache/tags'
import { linkedPageIds, mediaIds, withResolvedLinks } from '../links'
import { hrefsByPage, type ResolvedPageUrl, loadPageUrls } from '../page-urls'
import type { SiteContent } from '../site'
import { loadPostUrls } from './urls'
import { toAuthorCards } from './authors'
import { type Blog, loadBlog, loadHrefs } from './load-blog'
import { findTeasers, NEWEST_FIRST } from './teasers'

/** A post as its own page shows it, with links resolved for the site and links to other posts. */
export type Article = {
  post: Post
  authors: AuthorCard[]
  category: NamedLink | null
  related: PostTeaser[]
  newer: PostTeaser | null
  older: PostTeaser | null
  blog: Blog | null
  /** The post's URLs in each locale in which it is published. */
  alternates: ResolvedPageUrl[]
  tags: string[]
}

export const ARTICLE_POPULATE = {
  pages: { title: true },
  posts: { title: true },
  categories: { name: true },
  authors: { name: true, role: true, bio: true, photo: true },
} as const

async function publishedPost(id: string, locale: Locale): Promise<Post | null> {
  const payload = await payloadInstance()
  const post = await payload.findByID({
    collection: 'posts',
    id,
    locale,
    draft: false,
    depth: 2,
    populate: ARTICLE_POPULATE,
    disableErrors: true,
    // Public once it is published in this locale, which is checked below.
    overrideAccess: true,
  })
  return post?._status === 'published' ? post : null
}

/** The next newer or older post. */
async function neighbour(site: SiteContent, locale: Locale, post: Post, side: 'newer' | 'older') {
  const { publishedAt } = post
  if (!publishedAt) return null
  const comparison = side === 'older' ? 'less_than' : 'greater_than'
  const where: Where = {
    or: [
      { publishedAt: { [comparison]: publishedAt } },
      { and: [{ publishedAt: { equals: publishedAt } }, { id: { [comparison]: post.id } }] },
    ],
  }
  const sort = side === 'older' ? NEWEST_FIRST : ['publishedAt', 'id']
  const { posts } = await findTeasers(site, locale, { where, sort, limit: 1 })
  return posts[0] ?? null
}

/** The posts that the editor chose, in that order, if published in the locale. */
async function relatedTo(site: SiteContent, locale: Locale, { relatedPosts }: Post) {
  const ids = (relatedPosts ?? []).map(referenceId)
  if (ids.length === 0) return { posts: [], tags: [] }
  const { posts, tags } = await findTeasers(site, locale, { where: { id: { in: ids } }, limit: ids.length })
  return {
    posts: ids.flatMap((id) => posts.find((post) => post.id === id) ?? []),
    tags: [...tags, ...ids.flatMap((id) => [cacheTags.post(id), cacheTags.pageUrl(id)])],
  }
}

async function categoryOf(site: SiteContent, locale: Locale, { category }: Post): Promise<NamedLink | null> {
  if (typeof category !== 'object' || !category?.name) return null
  const hrefs = await loadHrefs(site, locale, 'category', [category.id])
  return { name: category.name, href: hrefs.get(category.id) ?? null }
}

/** Without the tags of the blog and of related posts, which come with them. */
function tagsOf(post: Post, linked: string[], teasers: (PostTeaser | null)[]): string[] {
  const others = teasers.flatMap((teaser) => (teaser ? [teaser.id] : []))
  return [
    ...[post.id, ...others].flatMap((id) => [cacheTags.post(id), cacheTags.pageUrl(id)]),
    ...(post.category ? [cacheTags.category(referenceId(post.category))] : []),
    ...(post.authors ?? []).map((author) => cacheTags.author(referenceId(author))),
    ...linked.map(cacheTags.pageUrl),
    ...mediaIds([post.heroImage, post.content, post.seo, post.authors]).map(cacheTags.media),
  ]
}

/** Resolves the references of a post on this site, and loads related and neighbouring posts. */
export async function buildArticle(site: SiteContent, locale: Locale, stored: Post): Promise<Article> {
  const linked = linkedPageIds(stored.content)
  const [urls, alternates, blog, authors, category, related, newer, older] = await Promise.all([
    loadPageUrls(site, linked),
    loadPostUrls(site, stored.id),
    loadBlog(site.domain.hostname, locale),
    toAuthorCards(site, locale, stored.authors),
    categoryOf(site, locale, stored),
    relatedTo(site, locale, stored),
    neighbour(site, locale, stored, 'newer'),
    neighbour(site, locale, stored, 'older'),
  ])
  return {
    post: { ...stored, content: withResolvedLinks(stored.content, hrefsByPage(urls, locale)) },
    authors,
    category,
    related: related.posts,
    newer,
    older,
    blog,
    alternates,
    tags: [...tagsOf(stored, linked, [newer, older]), ...related.tags, ...(blog?.tags ?? [])],
  }
}

/** Null if the post is not published in the locale. */
export async function loadArticle(site: SiteContent, locale: Locale, id: string): Promise<Article | null> {
  const post = await publishedPost(id, locale)
  return post && buildArticle(site, locale, post)
}
