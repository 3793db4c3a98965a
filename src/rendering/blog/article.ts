import type { Category, Media, Post } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { AuthorCard, NamedLink, PostTeaser } from '@/src/features/blog/rules/blog-view'
import type { Locale } from '@/src/lib/constants'
import { isRecord } from '@/src/lib/is-record'
import { payloadInstance } from '@/src/platform/payload'
import { cacheTags } from '@/src/cache/tags'
import { type DocumentUrl, hrefsById, readDocumentUrls } from '../document-urls'
import { linkedPageIds, withResolvedLinks } from '../links'
import type { SiteContent } from '../site'
import { toAuthorCards } from './authors'
import { findNeighbourIds, keepPublishedPosts } from './find-post-ids'
import { type Blog, loadBlog } from './load-blog'
import { readAuthors, readCategories, readImages, resolveReference } from '../relations'
import { readTeasers } from './teasers'

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
  alternates: DocumentUrl[]
  tags: string[]
}

async function publishedPost(id: string, locale: Locale): Promise<Post | null> {
  const payload = await payloadInstance()
  const post = await payload.findByID({
    collection: 'posts',
    id,
    locale,
    draft: false,
    depth: 0,
    joins: false,
    disableErrors: true,
    // Public once it is published in this locale, which is checked below.
    overrideAccess: true,
  })
  return post?._status === 'published' ? post : null
}

/** The ids of the images in rich text. */
function uploadIds(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(uploadIds)
  if (!isRecord(node)) return []
  if (isUpload(node)) return [referenceId(node.value)]
  return Object.values(node).flatMap(uploadIds)
}

const isUpload = (node: Record<string, unknown>): node is { value: string | { id: string } } =>
  node.type === 'upload' && node.relationTo === 'media' && Boolean(node.value)

/** Rich text with its images in place of their ids. */
function withUploads(node: unknown, images: ReadonlyMap<string, Media>): unknown {
  if (Array.isArray(node)) return node.map((child) => withUploads(child, images))
  if (!isRecord(node)) return node
  if (isUpload(node)) return { ...node, value: resolveReference(images, node.value) ?? node.value }
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, withUploads(child, images)]))
}

/** The posts that the editor chose, and the neighbours, if they are published in the locale and have a URL. */
async function readOtherPosts(site: SiteContent, locale: Locale, post: Post) {
  const chosen = (post.relatedPosts ?? []).map(referenceId)
  const [related, { newer, older }] = await Promise.all([
    keepPublishedPosts(site, locale, chosen),
    findNeighbourIds(site, locale, post),
  ])
  const neighbours = [newer, older].flatMap((id) => id ?? [])
  const { posts, tags } = await readTeasers(site, locale, [...new Set([...related, ...neighbours])])
  const byId = new Map(posts.map((teaser) => [teaser.id, teaser]))
  return {
    related: related.flatMap((id) => byId.get(id) ?? []),
    newer: newer ? (byId.get(newer) ?? null) : null,
    older: older ? (byId.get(older) ?? null) : null,
    tags: [...tags, ...chosen.flatMap((id) => [cacheTags.post(id), cacheTags.pageUrl(id)])],
  }
}

/** What a post refers to, with the URLs of all of it, in the order in which they can be read. */
async function readRelations(site: SiteContent, locale: Locale, stored: Post) {
  const linked = linkedPageIds(stored.content)
  const [authors, categories, urls] = await Promise.all([
    readAuthors(site, locale, stored.authors ?? []),
    readCategories(site, locale, [stored.category]),
    readDocumentUrls(site, {
      page: linked,
      post: [stored.id],
      author: (stored.authors ?? []).map(referenceId),
      category: stored.category ? [referenceId(stored.category)] : [],
    }),
  ])
  const images = await readImages(site, locale, [
    stored.heroImage,
    stored.seo?.image,
    ...[...authors.values()].map(({ photo }) => photo),
    ...uploadIds(stored.content),
  ])
  return { linked, authors, categories, urls, images }
}

function categoryOf(category: Category | null, hrefs: ReadonlyMap<string, string>): NamedLink | null {
  return category?.name ? { name: category.name, href: hrefs.get(category.id) ?? null } : null
}

/** Without the tags of the blog and of related posts, which come with them. */
function tagsOf(
  post: Post,
  linked: string[],
  images: Iterable<string>,
  teasers: (PostTeaser | null)[],
): string[] {
  const others = teasers.flatMap((teaser) => (teaser ? [teaser.id] : []))
  return [
    ...[post.id, ...others].flatMap((id) => [cacheTags.post(id), cacheTags.pageUrl(id)]),
    ...(post.category ? [cacheTags.category(referenceId(post.category))] : []),
    ...(post.authors ?? []).map((author) => cacheTags.author(referenceId(author))),
    ...linked.map(cacheTags.pageUrl),
    ...[...images].map(cacheTags.media),
  ]
}

/** The post with its images, and links resolved for the site. */
function resolvePost(
  stored: Post,
  images: ReadonlyMap<string, Media>,
  hrefs: ReadonlyMap<string, string>,
): Post {
  // Only ids are replaced, by their documents.
  const content = withUploads(stored.content, images) as Post['content']
  return {
    ...stored,
    heroImage: resolveReference(images, stored.heroImage),
    ...(stored.seo && { seo: { ...stored.seo, image: resolveReference(images, stored.seo.image) } }),
    content: withResolvedLinks(content, hrefs),
  }
}

/**
 * Resolves the references of a post on this site, and loads related and neighbouring posts.
 * @param stored the post as it is stored, with ids of what it refers to
 */
export async function buildArticle(site: SiteContent, locale: Locale, stored: Post): Promise<Article> {
  const [blog, { linked, authors, categories, urls, images }, { related, newer, older, tags }] =
    await Promise.all([
      loadBlog(site, locale),
      readRelations(site, locale, stored),
      readOtherPosts(site, locale, stored),
    ])
  const hrefs = hrefsById(urls, locale)
  const ordered = (stored.authors ?? []).flatMap((author) => resolveReference(authors, author) ?? [])
  return {
    post: resolvePost(stored, images, hrefs),
    authors: toAuthorCards(ordered, images, hrefs),
    category: categoryOf(resolveReference(categories, stored.category), hrefs),
    related,
    newer,
    older,
    blog,
    alternates: urls.filter(({ documentId }) => documentId === stored.id),
    tags: [...tagsOf(stored, linked, images.keys(), [newer, older]), ...tags, ...(blog?.tags ?? [])],
  }
}

/** Null if the post is not published in the locale. */
export async function loadArticle(site: SiteContent, locale: Locale, id: string): Promise<Article | null> {
  const post = await publishedPost(id, locale)
  return post && buildArticle(site, locale, post)
}
