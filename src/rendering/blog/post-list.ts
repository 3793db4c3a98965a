import type { Author, Category, Media, Post } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { Locale } from '@/src/lib/constants'
import { cacheTags } from '@/src/cache/tags'
import { hrefsById, readDocumentUrls } from '../document-urls'
import type { SiteContent } from '../site'
import { findAndCountPosts, type PostQuery } from './find-posts'
import { readRelations, resolveReference } from '../relations'
import { shownByTeasers } from './teasers'

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
  const { posts: stored, total } = await findAndCountPosts(site, locale, query, 'listed')
  const [{ media, authors, categories }, urls] = await Promise.all([
    readRelations(site, locale, {
      ...shownByTeasers(stored),
      authors: stored.flatMap((post) => post.authors ?? []),
    }),
    readDocumentUrls(site, { post: stored.map(({ id }) => id) }),
  ])
  const hrefs = hrefsById(urls, locale)
  const posts = stored.map((post): ListedPost => {
    const category = resolveReference(categories, post.category)
    return {
      post,
      href: hrefs.get(post.id) ?? null,
      image: resolveReference(media, post.heroImage),
      // A document without a name in the locale is not shown.
      authors: (post.authors ?? [])
        .flatMap((author) => resolveReference(authors, author) ?? [])
        .filter(({ name }) => name),
      category: category?.name ? category : null,
    }
  })
  return { total, posts, tags: tagsOf(site, posts) }
}
