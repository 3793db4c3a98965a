import type { Post } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { PostTeaser } from '@/src/features/blog/rules/blog-view'
import type { Locale } from '@/src/lib/constants'
import { cacheTags } from '@/src/cache/tags'
import { hrefsById, readDocumentUrls } from '../document-urls'
import { mediaIds } from '../links'
import type { SiteContent } from '../site'
import { findAndCountPosts, findPosts, type PostQuery } from './find-posts'
import { readRelations, type Relations, resolveReference } from '../relations'

type FoundTeasers = { posts: PostTeaser[]; tags: string[] }

/** What teasers show of other documents, which is read with what else a page needs. */
export const shownByTeasers = (posts: readonly Post[]) => ({
  media: posts.map(({ heroImage }) => heroImage),
  categories: posts.map(({ category }) => category),
})

/** The ids of categories, for their URLs. */
export const categoryIds = (posts: readonly Post[]): string[] =>
  posts.flatMap(({ category }) => (category ? [referenceId(category)] : []))

const toTeaser =
  ({ media, categories }: Pick<Relations, 'media' | 'categories'>, hrefs: ReadonlyMap<string, string>) =>
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
        image: resolveReference(media, post.heroImage),
        category: category?.name ? { name: category.name, href: hrefs.get(category.id) ?? null } : null,
      },
    ]
  }

/** Teasers of posts, in their order; those without a URL on the site are omitted. */
export function buildTeasers(
  stored: readonly Post[],
  relations: Pick<Relations, 'media' | 'categories'>,
  hrefs: ReadonlyMap<string, string>,
): FoundTeasers {
  const posts = stored.flatMap(toTeaser(relations, hrefs))
  return {
    posts,
    tags: [...categoryIds(stored).map(cacheTags.category), ...mediaIds(posts).map(cacheTags.media)],
  }
}

async function readTeasers(site: SiteContent, locale: Locale, posts: readonly Post[]): Promise<FoundTeasers> {
  const [relations, urls] = await Promise.all([
    readRelations(site, locale, shownByTeasers(posts)),
    readDocumentUrls(site, { post: posts.map(({ id }) => id), category: categoryIds(posts) }),
  ])
  return buildTeasers(posts, relations, hrefsById(urls, locale))
}

/** The first posts that match a query, without counting them all. */
export const findTeasers = async (
  site: SiteContent,
  locale: Locale,
  query: PostQuery,
): Promise<FoundTeasers> => readTeasers(site, locale, await findPosts(site, locale, query, 'teaser'))

/** A page of the posts that match a query, and the number of pages. */
export async function findTeaserPage(
  site: SiteContent,
  locale: Locale,
  query: PostQuery,
): Promise<FoundTeasers & { pages: number }> {
  const { posts, total } = await findAndCountPosts(site, locale, query, 'teaser')
  return { ...(await readTeasers(site, locale, posts)), pages: Math.ceil(total / query.limit) }
}
