import type { Author, Category, Media, Post } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { Locale } from '@/src/lib/constants'
import { cacheTags } from '@/src/cache/tags'
import { hrefsById, readDocumentUrls } from '../document-urls'
import type { SiteContent } from '../site'
import { findAndCountPostIds, type PostQuery } from './find-post-ids'
import { readAuthors, readCategories, readImages, resolveReference } from '../relations'
import { readPosts } from './teasers'

/** A post for API clients, whether or not it has a page on this site. */
export type ListedPost = {
  post: Post
  href: string | null
  image: Media | null
  authors: Author[]
  category: Category | null
}

const tagsOf = ({ tenant }: SiteContent, posts: readonly ListedPost[]): string[] => [
  cacheTags.posts(tenant.id),
  ...posts.flatMap(({ post: { id } }) => [cacheTags.post(id), cacheTags.pageUrl(id)]),
  ...posts.flatMap(({ post }) => (post.authors ?? []).map((author) => cacheTags.author(referenceId(author)))),
  ...posts.flatMap(({ post: { category } }) => (category ? [cacheTags.category(referenceId(category))] : [])),
  ...posts.flatMap(({ image }) => (image ? [cacheTags.media(image.id)] : [])),
]

/** A page of the posts that are published in the locale. The number of statements does not depend on its size. */
export async function readPostPage(site: SiteContent, locale: Locale, query: PostQuery) {
  const { ids, total } = await findAndCountPostIds(site, locale, query)
  const stored = await readPosts(ids, locale, true)
  const [images, authors, categories, urls] = await Promise.all([
    readImages(
      site,
      locale,
      stored.map(({ heroImage }) => heroImage),
    ),
    readAuthors(
      site,
      locale,
      stored.flatMap((post) => post.authors ?? []),
    ),
    readCategories(
      site,
      locale,
      stored.map(({ category }) => category),
    ),
    readDocumentUrls(site, { post: ids }),
  ])
  const hrefs = hrefsById(urls, locale)
  const posts = stored.map((post): ListedPost => {
    const category = resolveReference(categories, post.category)
    return {
      post,
      href: hrefs.get(post.id) ?? null,
      image: resolveReference(images, post.heroImage),
      // A document without a name in the locale is not shown.
      authors: (post.authors ?? [])
        .flatMap((author) => resolveReference(authors, author) ?? [])
        .filter(({ name }) => name),
      category: category?.name ? category : null,
    }
  })
  return { total, posts, tags: tagsOf(site, posts) }
}
