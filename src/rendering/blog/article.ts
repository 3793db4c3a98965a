import type { Category, Media, Post } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { AuthorCard, NamedLink, PostTeaser } from '@/src/features/blog/rules/blog-view'
import type { Locale } from '@/src/lib/constants'
import { isRecord } from '@/src/lib/is-record'
import { cacheTags } from '@/src/cache/tags'
import { type DocumentUrl, hrefsById, readDocumentUrls } from '../document-urls'
import { linkedPageIds, withResolvedLinks } from '../links'
import type { SiteContent } from '../site'
import { toAuthorCards } from './authors'
import { type Blog, loadBlog } from './load-blog'
import { readAroundPost, readPost } from './read-posts'
import { readRelations, resolveReference } from '../relations'
import { buildTeasers, categoryIds, shownByTeasers } from './teasers'

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

/** What a post and the posts around it show, with the URLs of all of it. */
type Shown = Awaited<ReturnType<typeof readShown>>

async function readShown(site: SiteContent, locale: Locale, stored: Post) {
  const around = await readAroundPost(site, locale, stored)
  const linked = linkedPageIds(stored.content)
  const posts = [...around.related, around.newer, around.older].flatMap((post) => post ?? [])
  const shown = shownByTeasers([stored, ...posts])
  const [relations, urls] = await Promise.all([
    readRelations(site, locale, {
      categories: shown.categories,
      media: [
        ...shown.media,
        stored.seo?.image,
        ...around.authors.map(({ photo }) => photo),
        ...uploadIds(stored.content),
      ],
    }),
    readDocumentUrls(site, {
      page: linked,
      post: [stored.id, ...posts.map(({ id }) => id)],
      author: around.authors.map(({ id }) => id),
      category: categoryIds([stored, ...posts]),
    }),
  ])
  return { around, linked, posts, relations, urls, hrefs: hrefsById(urls, locale) }
}

function categoryOf(category: Category | null, hrefs: ReadonlyMap<string, string>): NamedLink | null {
  return category?.name ? { name: category.name, href: hrefs.get(category.id) ?? null } : null
}

/** Without the tags of the blog. A post that the editor chose shows up once it is published and has a URL. */
function tagsOf(post: Post, { linked, posts, relations }: Shown): string[] {
  const chosen = (post.relatedPosts ?? []).map(referenceId)
  const ids = new Set([post.id, ...posts.map(({ id }) => id), ...chosen])
  return [
    ...[...ids].flatMap((id) => [cacheTags.post(id), cacheTags.pageUrl(id)]),
    ...categoryIds([post, ...posts]).map(cacheTags.category),
    ...(post.authors ?? []).map((author) => cacheTags.author(referenceId(author))),
    ...linked.map(cacheTags.pageUrl),
    ...[...relations.media.keys()].map(cacheTags.media),
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
  const [blog, shown] = await Promise.all([loadBlog(site, locale), readShown(site, locale, stored)])
  const { around, relations, hrefs, urls } = shown
  const { posts: teasers } = buildTeasers(shown.posts, relations, hrefs)
  const teaserOf = (post: Post | null) => teasers.find(({ id }) => id === post?.id) ?? null
  return {
    post: resolvePost(stored, relations.media, hrefs),
    authors: toAuthorCards(around.authors, relations.media, hrefs),
    category: categoryOf(resolveReference(relations.categories, stored.category), hrefs),
    related: around.related.flatMap((post) => teaserOf(post) ?? []),
    newer: teaserOf(around.newer),
    older: teaserOf(around.older),
    blog,
    alternates: urls.filter(({ documentId }) => documentId === stored.id),
    tags: [...tagsOf(stored, shown), ...(blog?.tags ?? [])],
  }
}

/** Null if the post is not published in the locale. @param named by its id, or its slug in the locale */
export async function loadArticle(
  site: SiteContent,
  locale: Locale,
  named: { id: string } | { slug: string },
): Promise<Article | null> {
  const post = await readPost(site, locale, named)
  return post && buildArticle(site, locale, post)
}
